import type { Root } from 'mdast'
import { type LinkTargets, linkTargets } from './linkTargets.ts'
import type { Grammar } from './syntaxTree.ts'

/** What is known on the way down the tree. */
export type Surroundings = {
  source: string
  targets: LinkTargets
  grammar: Grammar
  depth: number
}

/** What is known at the top of a tree made from this source. */
export function surroundingsOf(root: Root, source: string, grammar: Grammar): Surroundings {
  return { source, targets: linkTargets(root), grammar, depth: 0 }
}
