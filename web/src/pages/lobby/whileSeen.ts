/** Does something again and again, each time so long after it was done, but only while somebody looks at the page. */
export function whileSeen(doIt: () => Promise<void>, seconds: number, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let running = false

  async function again(): Promise<void> {
    clearTimeout(timer)
    if (stopped || running || page.hidden) return
    running = true
    try {
      await doIt()
    } finally {
      running = false
      if (!stopped) timer = setTimeout(() => void again(), seconds * 1000)
    }
  }

  const seen = () => void again()
  page.addEventListener('visibilitychange', seen)
  void again()
  return () => {
    stopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', seen)
  }
}
