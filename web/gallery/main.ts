/** For developers: a page with every card and every part. It is not part of the build. */
import { mount } from 'svelte'
import '../src/look/base.css'
import { loadTableWords, speak } from '../src/words/language.svelte'
import { spokenLanguage } from '../src/words/bundles'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
await loadTableWords()
await speak(spokenLanguage([asked.get('language') ?? 'en']))
mount(Gallery, { target: document.body, props: { show: asked.get('show') ?? 'all' } })
