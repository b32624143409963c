import type { Definition, Root } from 'mdast'

/** Addresses of `[like this]: https://…` by their identifier; the first one of a name counts. */
export function linkTargets(root: Root): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const node of root.children) {
    if (isDefinition(node) && !targets.has(node.identifier)) {
      targets.set(node.identifier, node.url)
    }
  }
  return targets
}

/** The address as it may be kept, or null for one that leads anywhere but to a page or a mailbox. */
export function safeHref(url: string): string | null {
  const [scheme = ''] = /^(https?|mailto):/i.exec(url) ?? []
  return scheme === '' ? null : scheme.toLowerCase() + url.slice(scheme.length)
}

function isDefinition(node: Root['children'][number]): node is Definition {
  return node.type === 'definition'
}
