import { mount } from 'svelte'
import './look/base.css'
import App from './App.svelte'
import { installing } from './pages/shell/installing.svelte'
import { reloadOnce } from './state/reloading'
import { firstWords, keepSettings } from './state/settings.svelte'

// A server that was renewed no longer has the files of this page.
addEventListener('vite:preloadError', () => {
  reloadOnce()
})
installing.listen()

const place = document.getElementById('app')
if (place === null) throw new Error('expected a place for the app in the page, came none')
await firstWords()
keepSettings()
mount(App, { target: place })
