import type { BrowserContext } from 'playwright/test'

/**
 * Reports every text that a page shows with one of these words in it, for as short as one frame,
 * and what a page shows at the moment that Back restores it.
 */
export async function watchFrames(
  context: BrowserContext,
  words: readonly string[],
  report: (text: string) => void,
): Promise<void> {
  await context.exposeFunction('reportFrame', report)
  await context.addInitScript(watch, [...words])
}

function watch(words: string[]): void {
  let last = ''
  const look = () => {
    const text = `${document.title} ${document.body?.innerText ?? ''}`
    const found = words.filter((word) => text.includes(word)).join(', ')
    if (found !== '' && found !== last) {
      Reflect.get(globalThis, 'reportFrame')(`${location.pathname}: ${found}`)
    }
    last = found
  }
  const frame = () => {
    look()
    requestAnimationFrame(frame)
  }
  // Added before the app's own, so that it sees what the browser showed.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) {
      last = ''
      look()
    }
  })
  document.addEventListener('resume', () => {
    last = ''
    look()
  })
  frame()
}
