import type { Root } from 'mdast'
import { type LinkTargets, linkTargets } from './linkTargets.ts'
import type { Grammar } from './syntaxTree.ts'

/** Context passed down the tree. */
export type Surroundings = {
  source: string
  targets: LinkTargets
  grammar: Grammar
  depth: number
}

/** The context at the root of a tree. */
export function surroundingsOf(root: Root, source: string, grammar: Grammar): Surroundings {
  return { source, targets: linkTargets(root), grammar, depth: 0 }
}
