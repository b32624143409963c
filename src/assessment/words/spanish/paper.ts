import type { PaperWords } from '#src/assessment/words/english/shapes.ts'

import { write } from './questions.ts'

export const paper: PaperWords = {
  name: 'Nombre',
  date: 'Fecha',
  instructions:
    'Escriba sus respuestas en estas páginas. Si necesita más espacio, continúe en otra hoja y escriba el número de la pregunta junto a su respuesta.',
  tickOne: 'Marque una casilla.',
  tickOneInRows: 'Marque una casilla en cada fila.',
  rank: (options) =>
    `Numere las opciones del ${write.number(1)} al ${write.number(options)}. El ${write.number(1)} va primero.`,
  handIn: 'Entréguelo por separado. Escriba en él su nombre y el número de esta pregunta.',
  sign: 'Firma',
  answerSome: (count) =>
    write.plural(count, {
      one: 'Responda una de las preguntas de esta sección.',
      other: `Responda ${write.number(count)} de las preguntas de esta sección.`,
    }),
  sectionOnlyIf: (condition) => `Complete esta sección solo si ${condition}.`,
  onlyIf: (condition) => `Responda solo si ${condition}.`,
  requiredIf: (condition) => `Debe responder si ${condition}.`,
  inserted: (question) => `[su respuesta a la ${question}]`,
  conditions: {
    and: ' y ',
    or: ' o ',
    never: 'nada se aplica',
    question: (number) => `pregunta ${write.number(number)}`,
    row: (question, row) => `${question} («${row}»)`,
    calculated: (name) => `«${name}»`,
    quoted: (text) => `«${text}»`,
    true: 'verdadero',
    blank: (question) => `no ha respondido a la ${question}`,
    answered: (question) => `ha respondido a la ${question}`,
    ticked: (question) => `la casilla de la ${question} está marcada`,
    unticked: (question) => `la casilla de la ${question} no está marcada`,
    answer: (question, predicate, isNot) =>
      `su respuesta a la ${question} ${is(isNot)} ${predicate}`,
    includes: (question, predicate, isNot) =>
      `su respuesta a la ${question} ${isNot ? 'no incluye' : 'incluye'} ${predicate}`,
    length: (question, predicate, isNot) =>
      `el número de caracteres de su respuesta a la ${question} ${is(isNot)} ${predicate}`,
    count: (question, predicate, isNot) =>
      `el número de sus respuestas a la ${question} ${is(isNot)} ${predicate}`,
    ownWords: (question, predicate, isNot) =>
      `su propio texto en la ${question} ${is(isNot)} ${predicate}`,
    value: (name, predicate, isNot) => `${name} ${is(isNot)} ${predicate}`,
    atLeast: (value) => `como mínimo ${value}`,
    atMost: (value) => `como máximo ${value}`,
    moreThan: (value) => `más de ${value}`,
    lessThan: (value) => `menos de ${value}`,
    before: (date) => `anterior al ${date}`,
    after: (date) => `posterior al ${date}`,
    onOrAfter: (date) => `el ${date} o después`,
    onOrBefore: (date) => `el ${date} o antes`,
    between: (from, to) => `de ${from} a ${to}`,
  },
  copy: {
    title: 'Copia de sus respuestas',
    print: 'Imprimir una copia de sus respuestas',
    once: 'Imprima ahora una copia de sus respuestas si quiere una. Solo se ofrece hasta que devuelva el dispositivo, salga de esta página, la recargue o no la use durante cinco minutos.',
  },
}

function is(isNot: boolean): string {
  return isNot ? 'no es' : 'es'
}
