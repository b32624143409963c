import type {
  FirstRequired,
  FirstSentences,
  ViolationFacts,
} from '#src/wording/candidate/violationFacts.ts'

import { characters, write } from './write.ts'

/** What to do about an answer that breaks a rule. */
export const violations: FirstSentences = {
  required: ({ required, row }) => (row === '' ? required : `Choose an option for “${row}”`),
  ownWords: ({ otherLabel }) => `Describe “${otherLabel}” in your own words`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'Use a point for decimals, like 7.5'
    return range
      ? `Enter a number from ${range.low} to ${range.high}, in digits`
      : 'Enter a number in digits'
  },
  min: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${laterWord(facts)}`,
  max: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${earlierWord(facts)}`,
  step: stepWords,
  minLength: ({ count }) => `Enter at least ${write.counted(count, characters)}`,
  maxLength: ({ count }) => `Enter at most ${write.counted(count, characters)}`,
  minChoices: (facts) => `Choose ${facts.isExact ? 'exactly' : 'at least'} ${facts.limit}`,
  maxChoices: (facts) => `Choose ${facts.isExact ? 'exactly' : 'at most'} ${facts.limit}`,
  email: () => 'Enter an email address in the correct format, like name@example.com',
  phone: () => 'Enter a phone number, like 020 7946 0123 or +44 20 7946 0123',
  url: () => 'Enter a web address that starts with https:// or http://',
  pattern: () => 'Enter an answer in the requested format',
  unknownOption: (facts) => `${inRow(facts)}${unknownWords(facts)}`,
  noneWithOthers: (facts) =>
    `${inRow(facts)}Choose either “${facts.noneLabel}” or other options, not both`,
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

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  return range && `${ASKED_FOR[asksFor]} from ${range.low} to ${range.high}`
}

function askedFor({ asksFor }: ViolationFacts): string {
  return `${ASKED_FOR[asksFor]} that is`
}

const ASKED_FOR = { number: 'Enter a number', date: 'Enter a date', rating: 'Choose a number' }

function laterWord({ asksFor }: ViolationFacts): string {
  return asksFor === 'date' ? 'later' : 'more'
}

function earlierWord({ asksFor }: ViolationFacts): string {
  return asksFor === 'date' ? 'earlier' : 'less'
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `“${row}”: `
}

function unknownWords({ question }: ViolationFacts): string {
  return question.kind === 'ranking'
    ? 'Put the options in order again'
    : 'Choose one of the options'
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Enter a whole number'
    if (count === 0.5) return 'Enter a whole or half number, like 7 or 7.5'
    if (count === 0.1) return 'Use at most one decimal place, like 7.5'
    if (count === 0.01) return 'Use at most two decimal places, like 7.25'
  }
  return `Enter ${first}, ${second}, ${third} and so on`
}
