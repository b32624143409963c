import type { Question } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import type {
  FirstRequired,
  FirstSentences,
  ViolationFacts,
} from '#src/wording/candidate/violationFacts.ts'

import { characters, write } from './write.ts'

/** What to do about an answer that breaks a rule. */
export const violations: FirstSentences = {
  required: ({ required, row }) => (row === '' ? required : `Choose an option for “${row}”`),
  ownWords: ({ question }) => `Describe “${otherLabel(question)}” in your own words`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'Use a point for decimals, like 7.5'
    return range
      ? `Enter a number from ${range.low} to ${range.high}, in digits`
      : 'Enter a number in digits'
  },
  min: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${laterWord(facts)}`,
  max: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${earlierWord(facts)}`,
  step: ({ question, count }) => stepWords(question, count),
  minLength: ({ count }) => `Enter at least ${write.counted(count, characters)}`,
  maxLength: ({ count }) => `Enter at most ${write.counted(count, characters)}`,
  minChoices: (facts) => `Choose ${isExact(facts) ? 'exactly' : 'at least'} ${facts.limit}`,
  maxChoices: (facts) => `Choose ${isExact(facts) ? 'exactly' : 'at most'} ${facts.limit}`,
  email: () => 'Enter an email address in the correct format, like name@example.com',
  phone: () => 'Enter a phone number, like 020 7946 0123 or +44 20 7946 0123',
  url: () => 'Enter a web address that starts with https:// or http://',
  pattern: () => 'Enter an answer in the requested format',
  unknownOption: (facts) => `${inRow(facts)}${unknownWords(facts)}`,
  noneWithOthers: (facts) =>
    `${inRow(facts)}Choose either “${noneLabel(facts.question)}” or other options, not both`,
}

/** What to do about a required question, by kind. A missing kind does not compile. */
export const required: FirstRequired = {
  singleChoice: 'Choose an option',
  multipleChoice: 'Choose at least one option',
  shortText: ({ format }) =>
    ({
      plain: 'Enter an answer',
      email: 'Enter an email address',
      phone: 'Enter a phone number',
      url: 'Enter a web address',
    })[format],
  longText: 'Enter an answer',
  number: 'Enter a number',
  statement: 'Enter an answer',
}

function rangeWords(facts: ViolationFacts): string | null {
  const { range, question } = facts
  return range && `${verbFor(question)} from ${range.low} to ${range.high}`
}

function askedFor({ question }: ViolationFacts): string {
  return `${verbFor(question)} that is`
}

function verbFor({ kind }: Question): string {
  if (kind === 'date') return 'Enter a date'
  return kind === 'rating' ? 'Choose a number' : 'Enter a number'
}

function laterWord({ question }: ViolationFacts): string {
  return question.kind === 'date' ? 'later' : 'more'
}

function earlierWord({ question }: ViolationFacts): string {
  return question.kind === 'date' ? 'earlier' : 'less'
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `“${row}”: `
}

function unknownWords({ question }: ViolationFacts): string {
  return question.kind === 'ranking'
    ? 'Put the options in order again'
    : 'Choose one of the options'
}

function noneLabel(question: Question): string {
  const options = 'options' in question ? question.options : []
  const none = options.find(({ role }) => role === 'none')
  return none ? plainText(none.label) : ''
}

function otherLabel(question: Question): string {
  const other = 'other' in question ? question.other : undefined
  return other ? plainText(other.label) : ''
}

function stepWords(question: Question, step: number): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (from === 0 || Number.isInteger(from)) {
    if (step === 1) return 'Enter a whole number'
    if (step === 0.5) return 'Enter a whole or half number, like 7 or 7.5'
    if (step === 0.1) return 'Use at most one decimal place, like 7.5'
    if (step === 0.01) return 'Use at most two decimal places, like 7.25'
  }
  const [first, second, third] = [1, 2, 3].map((times) =>
    write.typedNumber(tidy(from + (from === 0 ? times : times - 1) * step)),
  )
  return `Enter ${first}, ${second}, ${third} and so on`
}

/** Without binary rounding errors. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** If both limits are equal, "at least" would only lead to the next error. */
export function isExact({ range }: ViolationFacts): boolean {
  return range !== null && range.low === range.high
}
