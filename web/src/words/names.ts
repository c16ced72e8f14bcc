/** What bots are called, from the first seat on; a person of the same name keeps it. The same in every client. */
export const BOT_NAMES = ['Nadia', 'Bruno', 'Chloé', 'Omar', 'Lúcia', 'Felix', 'Inés', 'Théo', 'Ada', 'Rui']
