import type { FurtherWords } from '#src/wording/candidate/candidateWords.ts'
import { dateFault } from '#src/wording/candidate/dateFault.ts'

import { write } from './write.ts'

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
    notADate: ({ given }) => dateWords(given),
    everyOption: () => 'Ordnen Sie alle Optionen',
    oneARow: ({ row }) =>
      row === ''
        ? 'Wählen Sie in jeder Zeile nur eine Option aus'
        : `Wählen Sie für „${row}“ nur eine Option aus`,
  },
}

const MISSING = { day: 'den Tag', month: 'den Monat', year: 'das Jahr' }

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
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
