import type { Definition, Nodes, Root } from 'mdast'

/** The first definition `[like this]: https://…` of each name used by a link. */
export type LinkTargets = {
  hrefByName: ReadonlyMap<string, string>
  /** The lines that define targets, which are not rendered. */
  lines: ReadonlySet<Definition>
}

/** The link definitions of a text, wherever they are. */
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

/** The address if it is allowed; null unless it leads to a web page or a mailbox. */
export function safeHref(url: string): string | null {
  const [scheme = ''] = /^(https?|mailto):/i.exec(url) ?? []
  return scheme === '' ? null : scheme.toLowerCase() + url.slice(scheme.length)
}
