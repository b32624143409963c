import type { PaperWords } from '#src/assessment/words/english/shapes.ts'

import { write } from './questions.ts'

export const paper: PaperWords = {
  name: 'Name',
  date: 'Datum',
  instructions:
    'Schreiben Sie Ihre Antworten auf diese Seiten. Wenn der Platz nicht reicht, schreiben Sie auf einem weiteren Blatt weiter und notieren Sie dort die Nummer der Frage.',
  tickOne: 'Kreuzen Sie ein Kästchen an.',
  tickOneInRows: 'Kreuzen Sie in jeder Zeile ein Kästchen an.',
  rank: (options) =>
    `Nummerieren Sie die Optionen von ${write.number(1)} bis ${write.number(options)}. Die ${write.number(1)} kommt zuerst.`,
  handIn:
    'Geben Sie dies getrennt ab. Notieren Sie darauf Ihren Namen und die Nummer dieser Frage.',
  sign: 'Unterschrift',
  answerSome: (count) =>
    write.plural(count, {
      one: 'Beantworten Sie eine der Fragen in diesem Abschnitt.',
      other: `Beantworten Sie ${write.number(count)} der Fragen in diesem Abschnitt.`,
    }),
  sectionOnlyIf: (condition) => `Bearbeiten Sie diesen Abschnitt nur, wenn ${condition}.`,
  onlyIf: (condition) => `Antworten Sie nur, wenn ${condition}.`,
  requiredIf: (condition) => `Sie müssen antworten, wenn ${condition}.`,
  inserted: (question) => `[Ihre Antwort auf ${question}]`,
  conditions: {
    and: ' und ',
    or: ' oder ',
    never: 'nichts zutrifft',
    question: (number) => `Frage ${write.number(number)}`,
    row: (question, row) => `${question} („${row}“)`,
    calculated: (name) => `„${name}“`,
    quoted: (text) => `„${text}“`,
    true: 'wahr',
    blank: (question) => `Sie ${question} nicht beantwortet haben`,
    answered: (question) => `Sie ${question} beantwortet haben`,
    ticked: (question) => `das Kästchen von ${question} angekreuzt ist`,
    unticked: (question) => `das Kästchen von ${question} nicht angekreuzt ist`,
    answer: (question, predicate, isNot) =>
      `Ihre Antwort auf ${question} ${isNot ? 'nicht ' : ''}${predicate} ist`,
    includes: (question, predicate, isNot) =>
      `Ihre Antwort auf ${question} ${predicate} ${isNot ? 'nicht ' : ''}enthält`,
    length: (question, predicate, isNot) =>
      `die Anzahl der Zeichen in Ihrer Antwort auf ${question} ${isNot ? 'nicht ' : ''}${predicate} ist`,
    count: (question, predicate, isNot) =>
      `die Anzahl Ihrer Antworten auf ${question} ${isNot ? 'nicht ' : ''}${predicate} ist`,
    ownWords: (question, predicate, isNot) =>
      `Ihr eigener Text bei ${question} ${isNot ? 'nicht ' : ''}${predicate} ist`,
    value: (name, predicate, isNot) => `${name} ${isNot ? 'nicht ' : ''}${predicate} ist`,
    atLeast: (value) => `mindestens ${value}`,
    atMost: (value) => `höchstens ${value}`,
    moreThan: (value) => `mehr als ${value}`,
    lessThan: (value) => `weniger als ${value}`,
    before: (date) => `vor dem ${date}`,
    after: (date) => `nach dem ${date}`,
    onOrAfter: (date) => `am ${date} oder später`,
    onOrBefore: (date) => `am ${date} oder früher`,
    between: (from, to) => `zwischen ${from} und ${to}`,
  },
  copy: {
    title: 'Kopie Ihrer Antworten',
    print: 'Eine Kopie Ihrer Antworten drucken',
    once: 'Wenn Sie eine Kopie Ihrer Antworten möchten, drucken Sie sie jetzt. Das geht nicht mehr, sobald Sie das Gerät zurückgeben, diese Seite verlassen oder neu laden oder sie fünf Minuten lang nicht benutzen.',
  },
}
