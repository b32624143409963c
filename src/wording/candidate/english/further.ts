import { dateFault } from '#src/wording/candidate/dateFault.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'
import type { FurtherRequired, FurtherSentences } from '#src/wording/candidate/violationFacts.ts'

import { write } from './write.ts'

const required: FurtherRequired = {
  date: 'Enter a date',
  rating: 'Choose a rating',
  ranking: 'Put the options in order',
  matrix: 'Choose an option in each row',
  code: 'Enter your code',
  signature: 'Sign here, or type your name',
  consent: 'Tick the box to agree',
}

const violations: FurtherSentences = {
  notADate: ({ given }) => dateWords(given),
  everyOption: () => 'Put all the options in order',
  oneARow: ({ row }) =>
    row === '' ? 'Choose one option in each row' : `Choose only one option for “${row}”`,
}

/** For rarer kinds; loaded with their fields. */
export const further = {
  code: {
    isRead: 'A person will read your code; it isn’t run.',
    keys: 'Tab indents; Esc, then Tab, leaves the field.',
  },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  ranking: {
    untouched: 'Use the arrows to put these in order, or choose “Keep this order”.',
    ranked: 'Ranked, from first to last.',
    keep: 'Keep this order',
    keys: 'Press the arrow keys to move an option.',
    moveUp: (option: string) => `Move up: ${option}`,
    moveDown: (option: string) => `Move down: ${option}`,
    /** Announced after a move. */
    moved: (option: string, place: number, places: number) =>
      `${option}: ${write.number(place)} of ${write.number(places)}`,
    withoutText: 'option without text',
  },
  signature: {
    hint: 'Draw with a finger or mouse, or type your name.',
    empty: 'Your signature: nothing drawn yet',
    drawn: 'Your signature: drawn',
    typedName: 'Your full name, as your signature',
    drawInstead: 'Draw your signature instead',
    typeInstead: 'Type your name instead',
    undo: 'Undo',
    clear: 'Clear',
  },
  limits: {
    chooseAllInRows: 'Choose all that apply in each row',
    dates: ({ min, max }: Ends<string>) => {
      if (min !== undefined && max !== undefined) {
        return `From ${write.date(min)} to ${write.date(max)}`
      }
      if (min !== undefined) return `${write.date(min)} or later`
      return max === undefined ? null : `${write.date(max)} or earlier`
    },
  },
  required,
  violations,
}

const MISSING = { day: 'the day', month: 'the month', year: 'the year' }

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
  switch (fault.kind) {
    case 'day':
      return `${fault.date} is not a real date`
    case 'month':
      return 'Enter a month from 1 to 12'
    case 'year':
      return 'Enter the year in four digits, like 2027'
    case 'digits':
      return 'Enter the date in digits, like 27 3 2027'
    case 'missing':
      return `Enter ${write.list(
        fault.parts.map((part) => MISSING[part]),
        'and',
      )} as well`
    case 'incomplete':
      return 'Enter the day, the month and the year'
  }
}
