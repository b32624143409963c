/**
 * A page that the browser translates: Chrome and Edge put an element in place of each text node.
 * The words stay the same here, so that they can be compared with those of the page as it is.
 */

/** `once`: only what is on the page now. `always`: also what is added or changed later. */
export type Translating = 'once' | 'always'

/** Returns how to stop. */
export function translatePage(translating: Translating): () => void {
  translateTexts()
  if (translating === 'once') return () => undefined
  const observer = new MutationObserver(translateTexts)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const { parentElement, textContent } = text
    // White space has no words.
    if (!textContent?.trim() || parentElement?.closest('font, script, style, textarea')) continue
    const translated = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    translated.append(document.createTextNode(textContent))
    parentElement?.replaceChild(translated, text)
  }
}

/** All that can be read on the page, but for what is only announced. */
export function wordsOnPage(): string {
  const page = document.createElement('div')
  page.innerHTML = document.body.innerHTML
  for (const each of page.querySelectorAll('script, style, [data-announcements]')) each.remove()
  return page.textContent
}
