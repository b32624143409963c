import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import type { Rule } from '#src/engine/rule.ts'
import type { Violation } from '#src/engine/violation.ts'

import { type CandidateWords, loaded } from './candidateWords.ts'
import type { Formats } from './formats.ts'
import { endsOf } from './limitWords.ts'
import { hasOtherMark } from './unreadable.ts'
import type { Required, Sentences, ViolationFacts } from './violationFacts.ts'

/** The message for a violation: the author's own, if there is one. */
export function violationWords(
  violation: Violation,
  question: Question,
  words: CandidateWords,
): string {
  const own = 'errorText' in question ? question.errorText?.trim() : ''
  if (own) return own
  const { write } = words
  const { limit, rowId, given = '', rule } = violation
  return sentenceFor(
    rule,
    words,
  )({
    question,
    limit: limitText(violation, question, write),
    count: typeof limit === 'number' ? limit : 0,
    fileName: violation.fileName ?? '',
    given,
    otherMark: rule === 'notANumber' && hasOtherMark(given, write.language),
    row: rowLabel(question, rowId),
    required: rule === 'required' ? requiredWords(question, words) : '',
    range: rangeOf(question, write),
  })
}

function sentenceFor(rule: Rule, { violations, files, further }: CandidateWords): Sentences[Rule] {
  const known: Partial<Sentences> = { ...violations, ...files?.violations, ...further?.violations }
  return loaded(known[rule])
}

function requiredWords<K extends QuestionKind>(
  question: QuestionOf<K> & { kind: K },
  { required, files, further }: CandidateWords,
): string {
  const known: Partial<Required> = { ...required, ...files?.required, ...further?.required }
  const words: string | ((of: QuestionOf<K>) => string) = loaded<Required[K]>(known[question.kind])
  return typeof words === 'string' ? words : words(question)
}

function limitText({ rule, limit }: Violation, question: Question, write: Formats): string {
  if (typeof limit !== 'number') return write.date(limit ?? '')
  if (rule === 'fileSize') return write.size(limit)
  return question.kind === 'number' ? write.typedNumber(limit) : write.number(limit)
}

function rowLabel(question: Question, rowId: string | undefined): string {
  const row = 'rows' in question && question.rows.find(({ id }) => id === rowId)
  return row ? plainText(row.label) : ''
}

function rangeOf(question: Question, write: Formats): ViolationFacts['range'] {
  const ends = endsOf(question)
  if (ends === null) return null
  const [low, high] = ends.map((limit) =>
    typeof limit === 'number' ? write.typedNumber(limit) : write.date(limit),
  )
  return low === undefined || high === undefined ? null : { low, high }
}
