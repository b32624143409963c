import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { characters, quoted, write } from './write.ts'

export const violations: FirstWords['violations'] = {
  required: ({ required, row }) =>
    row === '' ? required : `Choisissez une option pour ${quoted(row)}`,
  ownWords: ({ otherLabel }) => `Décrivez ${quoted(otherLabel)} avec vos propres mots`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'Utilisez une virgule pour les décimales, par exemple 7,5'
    return range
      ? `Saisissez un nombre de ${range.low} à ${range.high}, en chiffres`
      : 'Saisissez un nombre en chiffres'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Saisissez une date à partir du ${facts.limit}`
      : `Saisissez ${facts.limit} ou plus`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Saisissez une date jusqu’au ${facts.limit}`
      : `Saisissez ${facts.limit} ou moins`),
  step: stepWords,
  minLength: ({ count }) => `Saisissez au moins ${write.counted(count, characters)}`,
  maxLength: ({ count }) => `Saisissez au plus ${write.counted(count, characters)}`,
  minChoices: (facts) =>
    `Choisissez ${facts.isExact ? 'exactement' : 'au moins'} ${options(facts)}`,
  maxChoices: (facts) => `Choisissez ${facts.isExact ? 'exactement' : 'au plus'} ${options(facts)}`,
  email: () => 'Saisissez une adresse e-mail valide, par exemple nom@example.com',
  phone: () => 'Saisissez un numéro de téléphone, par exemple 01 23 45 67 89 ou +33 1 23 45 67 89',
  url: () => 'Saisissez une adresse web qui commence par https:// ou http://',
  pattern: () => 'Saisissez une réponse au format demandé',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Classez de nouveau les options'
      : 'Choisissez une des options'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Choisissez soit ${quoted(facts.noneLabel)}, soit d’autres options, mais pas les deux`,
}

export const required: FirstWords['required'] = {
  singleChoice: 'Choisissez une option',
  multipleChoice: 'Choisissez au moins une option',
  shortText: ({ format }) =>
    ({
      plain: 'Saisissez une réponse',
      email: 'Saisissez une adresse e-mail',
      phone: 'Saisissez un numéro de téléphone',
      url: 'Saisissez une adresse web',
    })[format],
  longText: 'Saisissez une réponse',
  number: 'Saisissez un nombre',
  statement: 'Saisissez une réponse',
}

function options({ count }: ViolationFacts): string {
  return write.counted(count, { one: 'option', other: 'options' })
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `Saisissez une date du ${low} au ${high}`
  return `${asksFor === 'rating' ? 'Choisissez' : 'Saisissez'} un nombre de ${low} à ${high}`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `${quoted(row)}\u00a0: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Saisissez un nombre entier'
    if (count === 0.5) return 'Saisissez un nombre entier ou un demi, par exemple 7 ou 7,5'
    if (count === 0.1) return 'Saisissez au plus une décimale, par exemple 7,5'
    if (count === 0.01) return 'Saisissez au plus deux décimales, par exemple 7,25'
  }
  return `Saisissez ${first}, ${second}, ${third}, et ainsi de suite`
}
