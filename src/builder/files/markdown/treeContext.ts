import type { Root } from 'mdast'
import { type LinkTargets, linkTargets } from './linkTargets.ts'
import type { Grammar } from './syntaxTree.ts'

/** Context passed down the tree. */
export type TreeContext = {
  source: string
  targets: LinkTargets
  grammar: Grammar
  depth: number
}

/** The context at the root of a tree. */
export function rootContext(root: Root, source: string, grammar: Grammar): TreeContext {
  return { source, targets: linkTargets(root), grammar, depth: 0 }
}
