import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { characters, write } from './write.ts'

export const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `Elija una opción para «${row}»`),
  ownWords: ({ otherLabel }) => `Describa «${otherLabel}» con sus propias palabras`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'Use una coma para los decimales, por ejemplo 7,5'
    return range
      ? `Escriba un número de ${range.low} a ${range.high}, en cifras`
      : 'Escriba un número en cifras'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Escriba una fecha a partir del ${facts.limit}`
      : `Escriba ${facts.limit} o más`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Escriba una fecha hasta el ${facts.limit}`
      : `Escriba ${facts.limit} o menos`),
  step: stepWords,
  minLength: ({ count }) => `Escriba al menos ${write.counted(count, characters)}`,
  maxLength: ({ count }) => `Escriba como máximo ${write.counted(count, characters)}`,
  minChoices: (facts) => `Elija ${facts.isExact ? 'exactamente' : 'al menos'} ${options(facts)}`,
  maxChoices: (facts) => `Elija ${facts.isExact ? 'exactamente' : 'como máximo'} ${options(facts)}`,
  email: () => 'Escriba un correo electrónico válido, por ejemplo nombre@example.com',
  phone: () => 'Escriba un número de teléfono, por ejemplo 910 123 456 o +34 910 123 456',
  url: () => 'Escriba una dirección web que empiece por https:// o http://',
  pattern: () => 'Escriba una respuesta con el formato indicado',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Ordene de nuevo las opciones'
      : 'Elija una de las opciones'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Elija «${facts.noneLabel}» u otras opciones, pero no ambas cosas`,
}

export const required: FirstWords['required'] = {
  singleChoice: 'Elija una opción',
  multipleChoice: 'Elija al menos una opción',
  shortText: ({ format }) =>
    ({
      plain: 'Escriba una respuesta',
      email: 'Escriba un correo electrónico',
      phone: 'Escriba un número de teléfono',
      url: 'Escriba una dirección web',
    })[format],
  longText: 'Escriba una respuesta',
  number: 'Escriba un número',
  statement: 'Escriba una respuesta',
}

function options({ count }: ViolationFacts): string {
  return write.counted(count, { one: 'opción', other: 'opciones' })
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `Escriba una fecha del ${low} al ${high}`
  return `${asksFor === 'rating' ? 'Elija' : 'Escriba'} un número de ${low} a ${high}`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `«${row}»: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Escriba un número entero'
    if (count === 0.5) return 'Escriba un número entero o con medio, por ejemplo 7 o 7,5'
    if (count === 0.1) return 'Escriba como máximo un decimal, por ejemplo 7,5'
    if (count === 0.01) return 'Escriba como máximo dos decimales, por ejemplo 7,25'
  }
  return `Escriba ${first}, ${second}, ${third}, etc.`
}
