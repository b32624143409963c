import type { Question } from '#schemas/question.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import type { FileRefusals } from '#src/assessment/words/values/fileRefusal.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import type {
  FileRequired,
  FileSentences,
  FurtherRequired,
  FurtherSentences,
  ViolationFacts,
} from '#src/assessment/words/values/violationFacts.ts'

import { amount, FILES, write } from './questions.ts'

const refused: FileRefusals = {
  emptyFile: ({ name }) => `“${name}” was not added. It is empty.`,
  fileSize: ({ name, size, most }) =>
    `“${name}” was not added. It is ${write.size(size)}; the limit is ${write.size(most)}.`,
  fileType: ({ name, question }) => `“${name}” was not added. It must be ${fileKinds(question)}.`,
  maxFiles: ({ name, question }) =>
    `“${name}” was not added. You already have ${write.counted(question.maxFiles, FILES)}.`,
  'too-much': ({ name, most }) =>
    `“${name}” was not added. All your files together can be up to ${write.size(most)}.`,
  'storage-full': ({ name }) =>
    `“${name}” was not added. This device has no room left for it. Tell a member of staff.`,
  'storage-failed': ({ name }) => `“${name}” was not added. Try again.`,
}

const fileRequired: FileRequired = {
  file: ({ maxFiles }) => (maxFiles === 1 ? 'Add a file' : 'Add at least one file'),
}

const fileViolations: FileSentences = {
  minFiles: (facts) =>
    `Add ${facts.isExact ? 'exactly' : 'at least'} ${write.counted(facts.count, FILES)}`,
  maxFiles: (facts) =>
    `Add ${facts.isExact ? 'exactly' : 'at most'} ${write.counted(facts.count, FILES)}`,
  fileSize: (facts) => `${theFile(facts)} must be ${facts.limit} or smaller`,
  fileType: (facts) => `${theFile(facts)} must be ${fileKinds(facts.question)}`,
  emptyFile: (facts) => `${theFile(facts)} is empty`,
}

/** For questions that ask for files; loaded with their field. */
export const files = {
  chooseOne: 'Choose a file',
  chooseSeveral: 'Choose files',
  chooseAnother: 'Choose another file instead',
  /** After the button that chooses a file. */
  dropOne: 'or drop it here',
  dropSeveral: 'or drop them here',
  list: 'Files added',
  remove: (name: string) => `Remove ${name}`,
  adding: 'Adding…',
  added: (name: string) => `${name} added`,
  /** `count`: the number of files now, including this one. */
  addedOf: (name: string, count: number, most: number) =>
    `${name} added, ${write.number(count)} of ${write.number(most)}`,
  removed: (name: string) => `${name} removed`,
  soFar: (count: number) => `${write.counted(count, FILES)} added`,
  refused,
  /** `kinds`: PDF, DOCX; `size`: the maximum size per file in bytes. */
  limits: ({
    min,
    max,
    kinds,
    size,
  }: Ends<number> & { kinds: readonly string[]; size: number }) => {
    const most = `up to ${write.size(size)}`
    const parts =
      max === 1
        ? ['One file', write.list(kinds, 'or'), most]
        : [amount({ min, max }, FILES) ?? '', write.list(kinds, 'or'), `${most} each`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: fileRequired,
  violations: fileViolations,
}

/** The accepted file types: "a PDF file". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  if (kinds.length === 0) return 'a file of another kind'
  const list = write.list(kinds, 'or')
  return kinds.length === 1 ? `a ${list} file` : `one of these kinds: ${list}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'The file' : `“${fileName}”`
}

const furtherRequired: FurtherRequired = {
  date: 'Enter a date',
  rating: 'Choose a rating',
  ranking: 'Put the options in order',
  matrix: 'Choose an option in each row',
  code: 'Enter your code',
  signature: 'Sign here, or type your name',
  consent: 'Tick the box to agree',
}

const furtherViolations: FurtherSentences = {
  notADate: ({ typed }) => dateWords(typed),
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
  required: furtherRequired,
  violations: furtherViolations,
}

const MISSING = { day: 'the day', month: 'the month', year: 'the year' }

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
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
