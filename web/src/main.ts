import { mount } from 'svelte'
import './look/base.css'
import App from './App.svelte'
import { navigation } from './pages/shell/navigation.svelte'
import { installation } from './pages/shell/installation.svelte'
import { PAGES } from './pages/shell/CurrentPage.svelte'
import { reloadOnce } from './state/storage'
import { firstWords, keepSettings } from './state/settings.svelte'

// After an upgrade the server no longer has the files of this page.
addEventListener('vite:preloadError', () => {
  reloadOnce()
})
installation.listen()

const place = document.getElementById('app')
if (place === null) throw new Error('expected a place for the app in the page, came none')
// Starts together with the words. If it fails, CurrentPage says so.
PAGES[navigation.page.page]().catch(() => undefined)
await firstWords()
keepSettings()
mount(App, { target: place })
