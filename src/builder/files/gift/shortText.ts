import { staffWords } from '#src/staff/words/staffWords.ts'

import type { GiftAnswer } from './answers.ts'
import type { OwnPart } from './ownPart.ts'
import type { TextReader } from './texts.ts'

const { problems, notes } = staffWords.gift

/** Every answer with all points is accepted. Moodle ignores case. */
export function shortTextFromGift(
  answers: readonly GiftAnswer[],
  reader: TextReader,
): OwnPart<'shortText'> {
  const accepted: string[] = []
  const said: string[] = []
  for (const { text, share } of answers) {
    const plain = reader.plain(text).replaceAll('\\*', '*')
    if (share <= 0 || plain === '') continue
    if (/(?<!\\)\*/.test(text)) said.push(notes.wildcard(plain))
    else if (share < 1) said.push(notes.partialText(plain, share * 100))
    else if (!accepted.includes(plain)) accepted.push(plain)
  }
  return {
    kind: 'shortText',
    accepted,
    problems: accepted.length === 0 ? [problems.noKey] : [],
    notes: said,
  }
}
