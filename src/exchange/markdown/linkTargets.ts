import type { Definition, Nodes, Root } from 'mdast'

/** The first line `[like this]: https://…` of each name that some link goes by. */
export type LinkTargets = {
  hrefByName: ReadonlyMap<string, string>
  /** They are not drawn. */
  lines: ReadonlySet<Definition>
}

/** What the links of a text go by, wherever in it. */
export function linkTargets(root: Root): LinkTargets {
  const byName = new Map<string, Definition>()
  const called = new Set<string>()
  const waiting: Nodes[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'linkReference') called.add(node.identifier)
    if (node.type === 'definition' && !byName.has(node.identifier)) {
      byName.set(node.identifier, node)
    }
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
  const hrefByName = new Map<string, string>()
  const lines = new Set<Definition>()
  for (const [name, definition] of byName) {
    const href = safeHref(definition.url)
    if (href === null || !called.has(name)) continue
    hrefByName.set(name, href)
    lines.add(definition)
  }
  return { hrefByName, lines }
}

/** The address as it may be kept, or null for one that leads anywhere but to a page or a mailbox. */
export function safeHref(url: string): string | null {
  const [scheme = ''] = /^(https?|mailto):/i.exec(url) ?? []
  return scheme === '' ? null : scheme.toLowerCase() + url.slice(scheme.length)
}
