import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { plainText, type Quote } from '#src/assessment/engine/authoredText.ts'
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'

import { type CandidateWords, loaded } from './candidateWords.ts'
import type { Formats } from './values/formats.ts'
import { endsOf } from './limitWords.ts'
import { twoReadings } from './values/typedNumber.ts'
import type { Required, Sentences, ViolationFacts } from './values/violationFacts.ts'

/**
 * The message for a violation: the author's own where it counts. References in labels stay names
 * unless `quote` writes them.
 */
export function violationWords(
  violation: Violation,
  question: Question,
  words: CandidateWords,
  quote?: Quote,
): string {
  return (
    ownErrorText(violation, question) ??
    sentenceFor(violation.rule, words)(factsOf(violation, question, words, quote))
  )
}

/** The author's own message, for a missing answer and for the pattern alone (rule L21). */
export function ownErrorText({ rule }: Violation, question: Question): string | null {
  if (rule !== 'required' && rule !== 'pattern') return null
  const own = 'errorText' in question ? question.errorText?.trim() : ''
  return own || null
}

function factsOf(
  { rule, limit, rowId, fileName = '', typed = '' }: Violation,
  question: Question,
  words: CandidateWords,
  quote: Quote | undefined,
): ViolationFacts {
  const { write } = words
  const count = typeof limit === 'number' ? limit : 0
  const range = rangeOf(question, write)
  const row = 'rows' in question ? question.rows.find(({ id }) => id === rowId) : undefined
  const options = 'options' in question ? question.options : []
  const none = options.find(({ role }) => role === 'none')
  const other = 'other' in question ? question.other : undefined
  const labelOf = (named: { label: AuthoredText } | undefined) =>
    named ? plainText(named.label, quote) : ''
  return {
    question,
    limit: limitText(rule, limit, question, write),
    count,
    fileName: fileNameText(fileName),
    row: labelOf(row),
    typed,
    readings: rule === 'notANumber' ? twoReadings(typed, write.language) : null,
    required: requiredWords(question, words),
    range,
    isExact: range !== null && range.low === range.high,
    steps: stepsOf(question.kind === 'number' ? (question.min ?? 0) : 0, count, write),
    asksFor: question.kind === 'date' || question.kind === 'rating' ? question.kind : 'number',
    noneLabel: labelOf(none),
    otherLabel: labelOf(other),
  }
}

function sentenceFor(rule: Rule, { violations, files, further }: CandidateWords): Sentences[Rule] {
  return wordsOf<Sentences, Rule>(rule, violations, files?.violations, further?.violations)
}

function requiredWords<K extends QuestionKind>(
  question: QuestionOf<K> & { kind: K },
  { required, files, further }: CandidateWords,
): string {
  const words: string | ((of: QuestionOf<K>) => string) = wordsOf<Required, K>(
    question.kind,
    required,
    files?.required,
    further?.required,
  )
  return typeof words === 'string' ? words : words(question)
}

/** In the first part that has them. Not merged, because hundreds are looked up at once. */
function wordsOf<All, K extends keyof All>(
  key: K,
  ...parts: (Partial<All> | undefined)[]
): NonNullable<All[K]> {
  const words = parts.find((part) => part?.[key] !== undefined)?.[key]
  return loaded<NonNullable<All[K]>>(words ?? undefined)
}

function limitText(
  rule: Rule,
  limit: Violation['limit'],
  question: Question,
  write: Formats,
): string {
  if (typeof limit !== 'number') return write.date(limit ?? '')
  if (rule === 'fileSize') return write.size(limit)
  return question.kind === 'number' ? write.typedNumber(limit) : write.number(limit)
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
