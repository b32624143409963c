import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { plainText, type Quote } from '#src/engine/authoredText.ts'
import type { Rule } from '#src/engine/rule.ts'
import type { Violation } from '#src/engine/violation.ts'

import { type CandidateWords, loaded } from './candidateWords.ts'
import type { Formats } from './formats.ts'
import { endsOf } from './limitWords.ts'
import { hasOtherMark } from './unreadable.ts'
import type { Required, Sentences, ViolationFacts } from './violationFacts.ts'

/**
 * The message for a violation: the author's own, if there is one. References in labels stay names
 * unless `quote` writes them.
 */
export function violationWords(
  violation: Violation,
  question: Question,
  words: CandidateWords,
  quote?: Quote,
): string {
  return (
    ownErrorText(question) ??
    sentenceFor(violation.rule, words)(new FactsOf(violation, question, words, quote))
  )
}

/** The author's own message, for whatever is wrong. */
export function ownErrorText(question: Question): string | null {
  const own = 'errorText' in question ? question.errorText?.trim() : ''
  return own || null
}

/** Worked out only if the message mentions them: hundreds of messages may appear at once. */
class FactsOf implements ViolationFacts {
  constructor(
    private readonly violation: Violation,
    readonly question: Question,
    private readonly words: CandidateWords,
    private readonly quote: Quote | undefined,
  ) {}
  get limit() {
    return limitText(this.violation, this.question, this.words.write)
  }
  get count() {
    const { limit } = this.violation
    return typeof limit === 'number' ? limit : 0
  }
  get fileName() {
    return this.violation.fileName ?? ''
  }
  get row() {
    const rows = 'rows' in this.question ? this.question.rows : []
    const row = rows.find(({ id }) => id === this.violation.rowId)
    return row ? plainText(row.label, this.quote) : ''
  }
  get given() {
    return this.violation.given ?? ''
  }
  get otherMark() {
    return hasOtherMark(this.given, this.words.write.language)
  }
  get required() {
    return requiredWords(this.question, this.words)
  }
  get range() {
    return rangeOf(this.question, this.words.write)
  }
  get isExact() {
    const { range } = this
    return range !== null && range.low === range.high
  }
  get steps() {
    const from = this.question.kind === 'number' ? (this.question.min ?? 0) : 0
    return stepsOf(from, this.count, this.words.write)
  }
  get asksFor() {
    const { kind } = this.question
    return kind === 'date' || kind === 'rating' ? kind : 'number'
  }
  get noneLabel() {
    const options = 'options' in this.question ? this.question.options : []
    const none = options.find(({ role }) => role === 'none')
    return none ? plainText(none.label, this.quote) : ''
  }
  get otherLabel() {
    const other = 'other' in this.question ? this.question.other : undefined
    return other ? plainText(other.label, this.quote) : ''
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

function limitText({ rule, limit }: Violation, question: Question, write: Formats): string {
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
