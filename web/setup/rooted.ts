import type { Plugin } from 'vite'

/** The server writes a `<base>` for the depth of each address. Vite serves every page at the root. */
export function rootedWhileDeveloping(): Plugin {
  return {
    name: 'penult-rooted',
    apply: 'serve',
    transformIndexHtml: (page) => page.replace('<base href="./"', '<base href="/"'),
  }
}
