import type { FirstWords } from '#src/assessment/words/english/shapes.ts'
import { formatsIn, type PluralForms, pluralsIn } from '#src/assessment/words/values/formats.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import { urlFault } from '#src/assessment/words/values/textFaults.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('de')
export const write = { ...formats, ...pluralsIn<Category>('de') }

export const CHARACTERS = { one: 'Zeichen', other: 'Zeichen' }
export const FILES = { one: 'Datei', other: 'Dateien' }

const filling: FirstWords['filling'] = {
  back: 'Zurück',
  next: 'Weiter',
  checkAnswers: 'Antworten prüfen',
  submit: 'Antworten abgeben',
  submitting: 'Wird abgegeben …',
  leave: 'Unterbrechen und verlassen',
  leaveAnyway: 'Trotzdem verlassen',
  sectionOf: (page, pages, isAbout) => `Abschnitt ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `Frage ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'Inhalt',
  sectionWithoutTitle: (position) => `Abschnitt ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'Nichts zu beantworten',
    notStarted: 'Nicht begonnen',
    allAnswered: 'Alles beantwortet',
    restIsOptional: (count, shown) => `${answered(count, shown)}, der Rest ist freiwillig`,
  },
  later: {
    mark: 'Für später merken',
    marked: 'Für später gemerkt',
    count: (questions) => `${write.number(questions)} für später gemerkt`,
    mayGoBack: 'Sie können zu diesen Fragen zurückkehren, bevor Sie abgeben.',
  },
  check: {
    title: 'Prüfen Sie Ihre Antworten',
    nothingToAnswer: 'Es gibt noch nichts zu beantworten.',
    notSubmitted:
      'Noch wurde nichts abgegeben. Wenn Sie fertig sind, wählen Sie „Antworten abgeben“.',
    change: 'Ändern',
    changeAnswerTo: (question) => `die Antwort auf: ${question}`,
    droppedTitle: 'Antworten, die nicht abgegeben werden',
    dropped: (count) =>
      write.plural(count, {
        one: 'Sie haben eine frühere Antwort geändert. Darum entfällt diese Frage.',
        other: 'Sie haben eine frühere Antwort geändert. Darum entfallen diese Fragen.',
      }),
  },
  addedBelow: (count) =>
    write.plural(count, {
      one: 'Unten ist 1 Frage dazugekommen.',
      other: `Unten sind ${write.number(count)} Fragen dazugekommen.`,
    }),
  removedBelow: (count) =>
    write.plural(count, {
      one: '1 Frage weiter unten entfällt.',
      other: `${write.number(count)} Fragen weiter unten entfallen.`,
    }),
  optional: '(freiwillig)',
  question: 'Frage',
  note: 'Hinweis',
  questionWithoutText: 'Frage ohne Text',
  statementWithoutText: 'Hinweis ohne Text',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} von ${isAbout ? 'etwa ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number, most = shown): string {
  return `${write.number(count)} von ${between(shown, most)} beantwortet`
}

export function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  return `${write.number(fewest)} ${most - fewest === 1 ? 'oder' : 'bis'} ${write.number(most)}`
}

const fields: FirstWords['fields'] = {
  clear: 'Antwort löschen',
  choices: {
    chooseOne: 'Bitte auswählen',
    ownWords: 'In Ihren eigenen Worten',
    unticked: (labels) => `${write.list(labels, 'and')} abgewählt`,
    option: (position) => `Option ${write.number(position)}`,
    row: (position) => `Zeile ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} von ${write.counted(most, CHARACTERS)}`,
    tooMany: (over) => `${write.counted(over, CHARACTERS)} zu viel`,
  },
}

const limits: FirstWords['limits'] = {
  chooseAll: 'Wählen Sie alles Zutreffende aus',
  selfIdentification:
    'Sie müssen nicht antworten. Wer Ihre Antworten bewertet, sieht diese Angabe nie zusammen mit ihnen: Sie wird nur in Gruppen gezählt, um zu prüfen, ob fair ausgewählt wird.',
  characters: (ends) => amount(ends, CHARACTERS),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'Option', other: 'Optionen' })
    if (min !== undefined && min === max) return `Wählen Sie ${many(min)} aus`
    if (min !== undefined && max !== undefined) {
      return `Wählen Sie ${write.number(min)} bis ${many(max)} aus`
    }
    if (min !== undefined) return `Wählen Sie mindestens ${many(min)} aus`
    return max === undefined ? null : `Wählen Sie bis zu ${many(max)} aus`
  },
  numbers: (ends) => {
    const words = [numberRange(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Genau ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `${write.number(min)} bis ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Mindestens ${write.counted(min, forms)}`
  return max === undefined ? null : `Bis zu ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `Von ${write.typedNumber(min)} bis ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} oder mehr`
  return max === undefined ? null : `${write.typedNumber(max)} oder weniger`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'nur ganze Zahlen'
  return `in Schritten von ${write.typedNumber(step)}`
}

const violations: FirstWords['violations'] = {
  required: ({ required, row }) =>
    row === '' ? required : `Wählen Sie für „${row}“ eine Option aus`,
  ownWords: ({ otherLabel }) => `Beschreiben Sie „${otherLabel}“ in Ihren eigenen Worten`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `Geben Sie ${readings.whole} oder ${readings.fraction} ein: „${typed}“ kann beides bedeuten`
    }
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
  minLength: ({ count }) => `Geben Sie mindestens ${write.counted(count, CHARACTERS)} ein`,
  maxLength: ({ count }) => `Geben Sie höchstens ${write.counted(count, CHARACTERS)} ein`,
  minChoices: ({ isExact, limit }) => `Wählen Sie ${isExact ? 'genau' : 'mindestens'} ${limit} aus`,
  maxChoices: ({ isExact, limit }) => `Wählen Sie ${isExact ? 'genau' : 'höchstens'} ${limit} aus`,
  email: () => 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com',
  phone: () =>
    'Geben Sie eine Telefonnummer mit 5 bis 15 Ziffern ein, zum Beispiel 030 901820 oder +49 30 901820',
  url: ({ typed }) =>
    ({
      spaces: 'Eine Webadresse enthält keine Leerzeichen',
      rest: 'Geben Sie die ganze Webadresse ein, zum Beispiel https://example.com',
      start: 'Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt',
    })[urlFault(typed)],
  pattern: () => 'Geben Sie eine Antwort in der verlangten Form ein',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Ordnen Sie die Optionen noch einmal'
      : 'Wählen Sie eine der Optionen aus'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Wählen Sie entweder „${facts.noneLabel}“ oder andere Optionen aus, nicht beides`,
}

const required: FirstWords['required'] = {
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

const problems: FirstWords['problems'] = {
  title: 'Da stimmt etwas nicht',
  error: 'Fehler:',
  pageTitle: (title) => `Fehler: ${title}`,
  showMore: (count) => `${write.number(count)} weitere anzeigen`,
}

const answers: FirstWords['answers'] = {
  agreed: 'Zugestimmt',
  signed: 'Von Hand unterschrieben',
  unknownOption: 'eine gelöschte Option',
  notAnswered: 'Nicht beantwortet',
  yes: 'ja',
  no: 'nein',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} von ${highest}`,
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
