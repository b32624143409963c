/**
 * A page that the browser translates: Chrome and Edge put two elements in place of each text node.
 * The words stay the same here, so that they can be compared with those of the page as it is.
 */

/** `once`: only what is on the page now. `always`: also what is added or changed later. */
export type Translating = 'once' | 'always'

/** Returns how to stop. It also runs as a script in browsers, and so refers to nothing outside of it. */
export function translatePage(translating: Translating): () => void {
  const translateTexts = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const { parentElement, textContent } = text
      // White space has no words.
      if (!textContent?.trim()) continue
      if (!parentElement?.closest('body')) continue
      if (parentElement.closest('font, script, style, textarea, [translate="no"]')) continue
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      inner.append(document.createTextNode(textContent))
      outer.append(inner)
      parentElement.replaceChild(outer, text)
    }
  }
  translateTexts()
  if (translating === 'once') return () => undefined
  const observer = new MutationObserver(translateTexts)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/** Codes, and program code, that a browser would translate: they are compared letter by letter. */
export function codesToTranslate(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode
    const isCode = /^[\dA-Z]{4}(-[\dA-Z]{4})+$/.test(textContent ?? '')
    if ((isCode || around?.closest('code, pre')) && !around?.closest('[translate="no"]')) {
      found.push(textContent ?? '')
    }
  }
  return found
}

/** All that can be read on the page, but for what is only announced. */
export function wordsOnPage(): string {
  const page = document.createElement('div')
  page.innerHTML = document.body.innerHTML
  for (const each of page.querySelectorAll('script, style, [data-announcements]')) each.remove()
  return page.textContent
}
