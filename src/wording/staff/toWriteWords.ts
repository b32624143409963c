import type { LackKind } from '#src/engine/readiness/lacks.ts'
import { listText } from '#src/wording/candidate/formats.ts'
import { staffWords } from './staffWords.ts'

/** "Unfinished: add the text and the options." */
export function toWriteWords(kinds: readonly LackKind[]): string {
  const { rest, items } = staffWords.toWrite
  const named = kinds.map((kind) => items[kind])
  return rest(listText([...new Set(named)], 'and'))
}
