import type { Question } from '#schemas/question.ts'
import type { FileWords, FurtherWords } from '#src/assessment/words/english/shapes.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

import { amount, FILES, write } from './questions.ts'

export const files: FileWords = {
  chooseOne: 'Datei auswählen',
  chooseSeveral: 'Dateien auswählen',
  chooseAnother: 'Stattdessen eine andere Datei auswählen',
  dropOne: 'oder hier ablegen',
  dropSeveral: 'oder hier ablegen',
  list: 'Hinzugefügte Dateien',
  remove: (name) => `${name} entfernen`,
  adding: 'Wird hinzugefügt …',
  added: (name) => `${name} hinzugefügt`,
  addedOf: (name, count, most) =>
    `${name} hinzugefügt, ${write.number(count)} von ${write.number(most)}`,
  removed: (name) => `${name} entfernt`,
  soFar: (count) => `${write.counted(count, FILES)} hinzugefügt`,
  refused: {
    emptyFile: ({ name }) => `„${name}“ wurde nicht hinzugefügt. Die Datei ist leer.`,
    fileSize: ({ name, size, most }) =>
      `„${name}“ wurde nicht hinzugefügt. Die Datei ist ${write.size(size)} groß; erlaubt sind bis zu ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `„${name}“ wurde nicht hinzugefügt. Erlaubt ist nur ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `„${name}“ wurde nicht hinzugefügt. Sie haben bereits ${write.counted(question.maxFiles, FILES)}.`,
    'too-much': ({ name, most }) =>
      `„${name}“ wurde nicht hinzugefügt. Alle Ihre Dateien zusammen dürfen bis zu ${write.size(most)} groß sein.`,
    'storage-full': ({ name }) =>
      `„${name}“ wurde nicht hinzugefügt. Auf diesem Gerät ist kein Platz mehr dafür. Sagen Sie jemandem vom Team Bescheid.`,
    'storage-failed': ({ name }) =>
      `„${name}“ wurde nicht hinzugefügt. Versuchen Sie es noch einmal.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const most = `bis zu ${write.size(size)}`
    const parts =
      max === 1
        ? ['Eine Datei', write.list(kinds, 'or'), most]
        : [amount({ min, max }, FILES) ?? '', write.list(kinds, 'or'), `je ${most}`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) =>
      maxFiles === 1 ? 'Fügen Sie eine Datei hinzu' : 'Fügen Sie mindestens eine Datei hinzu',
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Fügen Sie ${isExact ? 'genau' : 'mindestens'} ${write.counted(count, FILES)} hinzu`,
    maxFiles: ({ count, isExact }) =>
      `Fügen Sie ${isExact ? 'genau' : 'höchstens'} ${write.counted(count, FILES)} hinzu`,
    fileSize: (facts) => `${theFile(facts)} darf höchstens ${facts.limit} groß sein`,
    fileType: (facts) => `${theFile(facts)}: Erlaubt ist nur ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} ist leer`,
  },
}

/** The accepted file types: "eine PDF-Datei". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  if (kinds.length === 0) return 'eine Datei anderer Art'
  const list = write.list(kinds, 'or')
  return kinds.length === 1 ? `eine ${list}-Datei` : `eine Datei dieser Arten: ${list}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'Die Datei' : `„${fileName}“`
}

export const further: FurtherWords = {
  code: {
    isRead: 'Ihr Code wird von einem Menschen gelesen; er wird nicht ausgeführt.',
    keys: 'Tab rückt ein; mit Esc und dann Tab verlassen Sie das Feld.',
  },
  date: { day: 'Tag', month: 'Monat', year: 'Jahr' },
  ranking: {
    untouched: 'Ordnen Sie die Optionen mit den Pfeilen, oder wählen Sie „Reihenfolge übernehmen“.',
    ranked: 'Geordnet, von der ersten bis zur letzten.',
    keep: 'Reihenfolge übernehmen',
    keys: 'Mit den Pfeiltasten verschieben Sie eine Option.',
    moveUp: (option) => `Nach oben: ${option}`,
    moveDown: (option) => `Nach unten: ${option}`,
    moved: (option, place, places) =>
      `${option}: ${write.number(place)} von ${write.number(places)}`,
    withoutText: 'Option ohne Text',
  },
  signature: {
    hint: 'Unterschreiben Sie mit dem Finger oder der Maus, oder tippen Sie Ihren Namen.',
    empty: 'Ihre Unterschrift: noch nichts gezeichnet',
    drawn: 'Ihre Unterschrift: gezeichnet',
    typedName: 'Ihr vollständiger Name als Unterschrift',
    drawInstead: 'Stattdessen von Hand unterschreiben',
    typeInstead: 'Stattdessen den Namen tippen',
    undo: 'Rückgängig',
    clear: 'Löschen',
  },
  limits: {
    chooseAllInRows: 'Wählen Sie in jeder Zeile alles Zutreffende aus',
    dates: ({ min, max }) => {
      if (min !== undefined && max !== undefined) {
        return `Vom ${write.date(min)} bis zum ${write.date(max)}`
      }
      if (min !== undefined) return `${write.date(min)} oder später`
      return max === undefined ? null : `${write.date(max)} oder früher`
    },
  },
  required: {
    date: 'Geben Sie ein Datum ein',
    rating: 'Wählen Sie eine Bewertung aus',
    ranking: 'Bringen Sie die Optionen in eine Reihenfolge',
    matrix: 'Wählen Sie in jeder Zeile eine Option aus',
    code: 'Geben Sie Ihren Code ein',
    signature: 'Unterschreiben Sie hier, oder tippen Sie Ihren Namen',
    consent: 'Setzen Sie das Häkchen, um zuzustimmen',
  },
  violations: {
    notADate: ({ typed }) => dateWords(typed),
    everyOption: () => 'Ordnen Sie alle Optionen',
    oneARow: ({ row }) =>
      row === ''
        ? 'Wählen Sie in jeder Zeile nur eine Option aus'
        : `Wählen Sie für „${row}“ nur eine Option aus`,
  },
}

const MISSING = { day: 'den Tag', month: 'den Monat', year: 'das Jahr' }

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
  switch (fault.kind) {
    case 'day':
      return `Den ${fault.date} gibt es nicht`
    case 'month':
      return 'Geben Sie einen Monat von 1 bis 12 ein'
    case 'year':
      return 'Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 2027'
    case 'digits':
      return 'Geben Sie das Datum in Ziffern ein, zum Beispiel 27 3 2027'
    case 'missing':
      return `Geben Sie auch ${write.list(
        fault.parts.map((part) => MISSING[part]),
        'and',
      )} ein`
    case 'incomplete':
      return 'Geben Sie Tag, Monat und Jahr ein'
  }
}
