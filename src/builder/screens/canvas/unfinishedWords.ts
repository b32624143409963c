import type { UnfinishedKind } from '#src/assessment/engine/findings/unfinishedFindings.ts'
import { listText } from '#src/assessment/words/values/formats.ts'

/** "Unfinished: add the text and the options." */
export function unfinishedWords(kinds: readonly UnfinishedKind[]): string {
  const named = kinds.map((kind) => items[kind])
  return `Unfinished: add ${listText([...new Set(named)], 'and')}.`
}

const items: { readonly [K in UnfinishedKind]: string } = {
  sectionEmpty: 'a question',
  noPrompt: 'the text',
  noOptions: 'the options',
  oneOption: 'another option',
  noOptionLabel: 'the options',
  noRows: 'the rows',
  noRowLabel: 'the rows',
  noLabel: 'the checkbox label',
  conditionEmpty: 'a value to the condition',
}
