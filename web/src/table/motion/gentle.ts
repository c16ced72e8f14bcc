/** Whether motion is unwelcome: by the page's own choice, or by the reader's system. */
export function isGentle(page: HTMLElement = document.documentElement): boolean {
  return page.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
