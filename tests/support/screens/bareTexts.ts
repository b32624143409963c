/**
 * Reports each text that a page adds, changes, moves or removes although its element holds more than
 * it. A browser that translates pages puts an element in place of every text node: React would go on
 * changing the one it knew, or fail to find it. Returns how to stop.
 *
 * It also runs as a script in browsers, and so refers to nothing outside of it.
 */
// oxlint-disable-next-line no-console -- in a browser, journeys fail on it
export function watchBareTexts(report = console.error): () => void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  // Where it is defined differs between browsers and the tests' own.
  const owner = [CharacterData.prototype, Node.prototype].find((each) =>
    Object.hasOwn(each, 'nodeValue'),
  )
  const value = owner && Object.getOwnPropertyDescriptor(owner, 'nodeValue')
  if (owner === undefined || value === undefined) throw new Error('Nodes have values')

  Object.defineProperty(owner, 'nodeValue', {
    ...value,
    set(this: Node, words: string | null) {
      if (isBare(this)) tell(`becomes “${words ?? ''}”`, this, this.parentNode)
      value.set?.call(this, words)
    },
  })
  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      if (this.isConnected && isBare(child)) tell('is added', child, this)
      return appendChild.call(this, child)
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      if (this.isConnected && isBare(child)) tell('is added', child, this)
      if (next !== null && isBare(next) && !isTranslation(child))
        tell('gets something before it', next, this)
      return insertBefore.call(this, child, next)
    },
    removeChild(this: Node, child: Node) {
      if (isBare(child) && !isTranslation(child.previousSibling)) tell('is removed', child, this)
      return removeChild.call(this, child)
    },
  })
  return () => {
    Object.defineProperty(owner, 'nodeValue', value)
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild })
  }

  /** React knows these text nodes. The only text of an element it sets with the element. */
  function isBare(node: Node): boolean {
    return (
      node.nodeType === Node.TEXT_NODE &&
      (node.nodeValue ?? '').trim() !== '' &&
      Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
    )
  }

  /** The tests' own pages replace a text by putting another node before it and then removing it. */
  function isTranslation(node: Node | null): boolean {
    return node?.nodeName === 'FONT'
  }

  function tell(what: string, text: Node, parent: Node | null): void {
    report(
      `A text beside others ${what}: “${text.nodeValue ?? ''}” in “${parent?.textContent ?? ''}”`,
    )
  }
}
