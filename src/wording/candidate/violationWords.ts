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
  const range = rangeOf(question, write)
  const count = typeof limit === 'number' ? limit : 0
  return sentenceFor(
    rule,
    words,
  )({
    question,
    limit: limitText(violation, question, write),
    count,
    fileName: violation.fileName ?? '',
    given,
    otherMark: rule === 'notANumber' && hasOtherMark(given, write.language),
    row: rowLabel(question, rowId),
    required: rule === 'required' ? requiredWords(question, words) : '',
    range,
    isExact: range !== null && range.low === range.high,
    ...partsOf(question, count, write),
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

function partsOf(question: Question, step: number, write: Formats) {
  const { kind } = question
  const options = 'options' in question ? question.options : []
  const none = options.find(({ role }) => role === 'none')
  const other = 'other' in question ? question.other : undefined
  return {
    asksFor: kind === 'date' || kind === 'rating' ? kind : 'number',
    steps: stepsOf(kind === 'number' ? (question.min ?? 0) : 0, step, write),
    noneLabel: none ? plainText(none.label) : '',
    otherLabel: other ? plainText(other.label) : '',
  } as const
}

/** From the lowest; 0 is no useful example. Without binary rounding errors. */
function stepsOf(lowest: number, step: number, write: Formats): ViolationFacts['steps'] {
  const nth = (times: number) =>
    write.typedNumber(Number((lowest + (lowest === 0 ? times + 1 : times) * step).toPrecision(12)))
  return [nth(0), nth(1), nth(2)]
}

function rangeOf(question: Question, write: Formats): ViolationFacts['range'] {
  const ends = endsOf(question)
  if (ends === null) return null
  const [low, high] = ends.map((limit) =>
    typeof limit === 'number' ? write.typedNumber(limit) : write.date(limit),
  )
  return low === undefined || high === undefined ? null : { low, high }
}
