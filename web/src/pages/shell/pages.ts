/** Every page is fetched when somebody goes there, with the words that only it needs. */

import { openTable } from '../../words/current.svelte'

export const PAGES = {
  home: () => import('../Home.svelte'),
  new: () => import('../NewTable.svelte'),
  tables: () => import('../Lobby.svelte'),
  settings: () => import('../Settings.svelte'),
  table: () => withTableWords(import('../Table.svelte')),
  rules: () => import('../Rulebook.svelte'),
  learn: () => withTableWords(import('./Lessons.svelte')),
  nowhere: () => import('../NotFound.svelte'),
}

async function withTableWords<Page>(page: Promise<Page>): Promise<Page> {
  const [found] = await Promise.all([page, openTable()])
  return found
}
