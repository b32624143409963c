import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { characters, write } from './write.ts'

export const violations: FirstWords['violations'] = {
  required: ({ required, row }) =>
    row === '' ? required : `Wählen Sie für „${row}“ eine Option aus`,
  ownWords: ({ otherLabel }) => `Beschreiben Sie „${otherLabel}“ in Ihren eigenen Worten`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'Schreiben Sie Dezimalzahlen mit Komma, zum Beispiel 7,5'
    return range
      ? `Geben Sie eine Zahl von ${range.low} bis ${range.high} in Ziffern ein`
      : 'Geben Sie eine Zahl in Ziffern ein'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Geben Sie den ${facts.limit} oder ein späteres Datum ein`
      : `Geben Sie ${facts.limit} oder mehr ein`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Geben Sie den ${facts.limit} oder ein früheres Datum ein`
      : `Geben Sie ${facts.limit} oder weniger ein`),
  step: stepWords,
  minLength: ({ count }) => `Geben Sie mindestens ${write.counted(count, characters)} ein`,
  maxLength: ({ count }) => `Geben Sie höchstens ${write.counted(count, characters)} ein`,
  minChoices: ({ isExact, limit }) => `Wählen Sie ${isExact ? 'genau' : 'mindestens'} ${limit} aus`,
  maxChoices: ({ isExact, limit }) => `Wählen Sie ${isExact ? 'genau' : 'höchstens'} ${limit} aus`,
  email: () => 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com',
  phone: () => 'Geben Sie eine Telefonnummer ein, zum Beispiel 030 901820 oder +49 30 901820',
  url: () => 'Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt',
  pattern: () => 'Geben Sie eine Antwort in der verlangten Form ein',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Ordnen Sie die Optionen noch einmal'
      : 'Wählen Sie eine der Optionen aus'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Wählen Sie entweder „${facts.noneLabel}“ oder andere Optionen aus, nicht beides`,
}

export const required: FirstWords['required'] = {
  singleChoice: 'Wählen Sie eine Option aus',
  multipleChoice: 'Wählen Sie mindestens eine Option aus',
  shortText: ({ format }) =>
    ({
      plain: 'Geben Sie eine Antwort ein',
      email: 'Geben Sie eine E-Mail-Adresse ein',
      phone: 'Geben Sie eine Telefonnummer ein',
      url: 'Geben Sie eine Webadresse ein',
    })[format],
  longText: 'Geben Sie eine Antwort ein',
  number: 'Geben Sie eine Zahl ein',
  statement: 'Geben Sie eine Antwort ein',
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `Geben Sie ein Datum vom ${low} bis zum ${high} ein`
  return asksFor === 'rating'
    ? `Wählen Sie eine Zahl von ${low} bis ${high} aus`
    : `Geben Sie eine Zahl von ${low} bis ${high} ein`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `„${row}“: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Geben Sie eine ganze Zahl ein'
    if (count === 0.5) return 'Geben Sie eine ganze oder halbe Zahl ein, zum Beispiel 7 oder 7,5'
    if (count === 0.1) return 'Geben Sie höchstens eine Nachkommastelle ein, zum Beispiel 7,5'
    if (count === 0.01) return 'Geben Sie höchstens zwei Nachkommastellen ein, zum Beispiel 7,25'
  }
  return `Geben Sie ${first}, ${second}, ${third} und so weiter ein`
}
