/**
 * Where a page says something else than React has rendered, which is what it says where no browser
 * translates it. It also runs as a script in browsers, and so refers to nothing outside of it.
 */
export function untrueWords(): string[] {
  /** What is read of React's own tree. */
  interface Part {
    tag: number
    memoizedProps: unknown
    stateNode: unknown
    child: Part | null
    sibling: Part | null
  }
  const ELEMENT = 5
  const TEXT = 6
  const PORTAL = 4
  /** The elements at the top of a root or a portal: a portal may be inside another. */
  const tops = new Map<Element, Part>()
  const found: string[] = []

  for (const container of document.querySelectorAll('body, body > *')) {
    const key = Object.keys(container).find((each) => each.startsWith('__reactContainer$'))
    const root: Part | null = key === undefined ? null : Reflect.get(container, key)
    if (root !== null) addTops(current(root))
  }
  for (const part of tops.values()) compare(part)
  return found

  /** The tree as it was last drawn. */
  function current({ stateNode }: Part): Part | null {
    return Reflect.get(Object(stateNode), 'current').child
  }

  function partsOf(first: Part | null): Part[] {
    const parts: Part[] = []
    for (let each = first; each !== null; each = each.sibling) parts.push(each)
    return parts
  }

  function addTops(first: Part | null, isTop = true): void {
    for (const part of partsOf(first)) {
      const isElement = part.tag === ELEMENT && part.stateNode instanceof Element
      if (isTop && isElement && part.stateNode instanceof Element) tops.set(part.stateNode, part)
      addTops(part.child, part.tag === PORTAL || (isTop && !isElement))
    }
  }

  /** Reports the innermost elements that differ. */
  function compare(part: Part): void {
    if (!(part.stateNode instanceof Element)) return
    const rendered = wordsOf(part)
    // Base UI adds a letter without width to a live region, so that it is read out.
    const visible = visibleIn(part.stateNode).replaceAll('\u2060', '')
    if (rendered === visible) return
    const before = found.length
    for (const each of elementsIn(part.child)) compare(each)
    if (found.length === before) found.push(`“${visible}” is read, but “${rendered}” is meant`)
  }

  function elementsIn(first: Part | null): Part[] {
    return partsOf(first).flatMap((part) => {
      if (part.tag === PORTAL) return []
      return part.tag === ELEMENT ? [part] : elementsIn(part.child)
    })
  }

  function wordsOf(part: Part): string {
    if (part.tag === PORTAL) return ''
    if (part.tag === TEXT) return String(part.memoizedProps)
    if (part.tag === ELEMENT) {
      if (isUnread(part.stateNode)) return ''
      const children: unknown = Reflect.get(Object(part.memoizedProps), 'children')
      if (typeof children === 'string' || typeof children === 'number') return String(children)
    }
    return partsOf(part.child).map(wordsOf).join('')
  }

  function visibleIn(element: Element): string {
    if (isUnread(element)) return ''
    let words = ''
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) words += node.nodeValue ?? ''
      else if (node instanceof Element && !tops.has(node)) words += visibleIn(node)
    }
    return words
  }

  function isUnread(element: unknown): boolean {
    return element instanceof Element && ['TEXTAREA', 'SCRIPT', 'STYLE'].includes(element.tagName)
  }
}
