import type { FirstWords } from '#src/assessment/words/english/shapes.ts'
import { formatsIn, type PluralForms, pluralsIn } from '#src/assessment/words/values/formats.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import { urlFault } from '#src/assessment/words/values/textFaults.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('es')
export const write = { ...formats, ...pluralsIn<Category>('es') }

export const CHARACTERS = { one: 'carácter', other: 'caracteres' }
export const FILES = { one: 'archivo', other: 'archivos' }

const filling: FirstWords['filling'] = {
  back: 'Atrás',
  next: 'Siguiente',
  checkAnswers: 'Revisar las respuestas',
  submit: 'Enviar las respuestas',
  submitting: 'Enviando…',
  leave: 'Parar y salir',
  leaveAnyway: 'Salir de todos modos',
  sectionOf: (page, pages, isAbout) => `Sección ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `Pregunta ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'Contenido',
  sectionWithoutTitle: (position) => `Sección ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'Nada que responder',
    notStarted: 'Sin empezar',
    allAnswered: 'Todo respondido',
    restIsOptional: (count, shown) => `${answered(count, shown)}, el resto es opcional`,
  },
  later: {
    mark: 'Marcar para después',
    marked: 'Marcada para después',
    count: (questions) =>
      write.counted(questions, {
        one: 'marcada para después',
        other: 'marcadas para después',
      }),
    mayGoBack: 'Puede volver a estas preguntas antes de enviar las respuestas.',
  },
  check: {
    title: 'Revise sus respuestas',
    nothingToAnswer: 'Todavía no hay nada que responder.',
    notSubmitted:
      'Todavía no se ha enviado nada. Cuando haya terminado, elija «Enviar las respuestas».',
    change: 'Cambiar',
    changeAnswerTo: (question) => `la respuesta a: ${question}`,
    droppedTitle: 'Respuestas que no se enviarán',
    dropped: (count) =>
      write.plural(count, {
        one: 'Ha cambiado una respuesta anterior, así que esta pregunta ya no corresponde.',
        other: 'Ha cambiado una respuesta anterior, así que estas preguntas ya no corresponden.',
      }),
  },
  addedBelow: (count) =>
    write.plural(count, {
      one: 'Se ha añadido 1 pregunta más abajo.',
      other: `Se han añadido ${write.number(count)} preguntas más abajo.`,
    }),
  removedBelow: (count) =>
    write.plural(count, {
      one: 'Más abajo, 1 pregunta ya no corresponde.',
      other: `Más abajo, ${write.number(count)} preguntas ya no corresponden.`,
    }),
  optional: '(opcional)',
  question: 'Pregunta',
  note: 'Nota',
  questionWithoutText: 'Pregunta sin texto',
  statementWithoutText: 'Nota sin texto',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} de ${isAbout ? 'unas ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number, most = shown): string {
  const forms = { one: 'respondida', other: 'respondidas' }
  return `${write.number(count)} de ${between(shown, most)} ${write.plural(count, forms)}`
}

export function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  if (most - fewest > 1) return `${write.number(fewest)} a ${write.number(most)}`
  // Before a word that begins with the same sound: ocho, once, ochenta.
  const or = /^(8|11$)/.test(String(most)) ? 'u' : 'o'
  return `${write.number(fewest)} ${or} ${write.number(most)}`
}

const fields: FirstWords['fields'] = {
  clear: 'Borrar esta respuesta',
  choices: {
    chooseOne: 'Elija una opción',
    ownWords: 'Con sus propias palabras',
    unticked: (labels) =>
      `${labels.length > 1 ? 'Se han desmarcado' : 'Se ha desmarcado'} ${write.list(labels, 'and')}`,
    option: (position) => `Opción ${write.number(position)}`,
    row: (position) => `Fila ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} de ${write.counted(most, CHARACTERS)}`,
    tooMany: (over) => `${write.counted(over, CHARACTERS)} de más`,
  },
}

const limits: FirstWords['limits'] = {
  chooseAll: 'Elija todas las que correspondan',
  selfIdentification:
    'No tiene que responder. Quienes evalúan nunca ven esta respuesta junto con las demás: solo se cuenta por grupos, para comprobar que la selección es justa.',
  characters: (ends) => amount(ends, CHARACTERS),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'opción', other: 'opciones' })
    if (min !== undefined && min === max) return `Elija ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `Elija de ${write.number(min)} a ${many(max)}`
    }
    if (min !== undefined) return `Elija al menos ${many(min)}`
    return max === undefined ? null : `Elija hasta ${many(max)}`
  },
  numbers: (ends) => {
    const words = [numberRange(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactamente ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `De ${write.number(min)} a ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Al menos ${write.counted(min, forms)}`
  return max === undefined ? null : `Hasta ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `De ${write.typedNumber(min)} a ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} o más`
  return max === undefined ? null : `${write.typedNumber(max)} o menos`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'solo números enteros'
  return `de ${write.typedNumber(step)} en ${write.typedNumber(step)}`
}

const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `Elija una opción para «${row}»`),
  ownWords: ({ otherLabel }) => `Describa «${otherLabel}» con sus propias palabras`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `Escriba ${readings.whole} o ${readings.fraction}: «${typed}» puede significar cualquiera de los dos`
    }
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
  minLength: ({ count }) => `Escriba al menos ${write.counted(count, CHARACTERS)}`,
  maxLength: ({ count }) => `Escriba como máximo ${write.counted(count, CHARACTERS)}`,
  minChoices: (facts) => `Elija ${facts.isExact ? 'exactamente' : 'al menos'} ${options(facts)}`,
  maxChoices: (facts) => `Elija ${facts.isExact ? 'exactamente' : 'como máximo'} ${options(facts)}`,
  email: () => 'Escriba un correo electrónico válido, por ejemplo nombre@example.com',
  phone: () =>
    'Escriba un número de teléfono de 5 a 15 cifras, por ejemplo 910 123 456 o +34 910 123 456',
  url: ({ typed }) =>
    ({
      spaces: 'Una dirección web no lleva espacios',
      rest: 'Escriba la dirección web completa, por ejemplo https://example.com',
      start: 'Escriba una dirección web que empiece por https:// o http://',
    })[urlFault(typed)],
  pattern: () => 'Escriba una respuesta con el formato indicado',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Ordene de nuevo las opciones'
      : 'Elija una de las opciones'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Elija «${facts.noneLabel}» u otras opciones, pero no ambas cosas`,
}

const required: FirstWords['required'] = {
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

const problems: FirstWords['problems'] = {
  title: 'Hay un problema',
  error: 'Error:',
  pageTitle: (title) => `Error: ${title}`,
  showMore: (count) => `Mostrar ${write.number(count)} más`,
}

const answers: FirstWords['answers'] = {
  agreed: 'Aceptado',
  signed: 'Firmado a mano',
  unknownOption: 'una opción eliminada',
  notAnswered: 'Sin respuesta',
  yes: 'sí',
  no: 'no',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} de ${highest}`,
  withUnit: (value, unit) => `${value} ${unit}`,
}

export const questionWords = {
  write: formats,
  filling,
  fields,
  limits,
  problems,
  violations,
  required,
  answers,
}
