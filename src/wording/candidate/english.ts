import type { Question } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'

import type { CandidateWords, ViolationFacts } from './catalogue.ts'
import type { DateFault } from './unreadable.ts'

export const english: CandidateWords = {
  language: 'en',
  violations: {
    required: ({ question, row }) =>
      row === '' ? requiredWords(question) : `Choose an option for “${row}”`,
    ownWords: ({ question }) => `Describe “${otherLabel(question)}” in your own words`,
    notANumber: ({ range, otherMark }) => {
      if (otherMark) return 'Use a point for decimals, like 7.5'
      return range
        ? `Enter a number from ${range.low} to ${range.high}, in digits`
        : 'Enter a number, in digits'
    },
    notADate: ({ dateFault }) => dateWords(dateFault),
    min: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${laterWord(facts)}`,
    max: (facts) =>
      rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${earlierWord(facts)}`,
    step: ({ question, limit }) => stepWords(question, limit),
    minLength: ({ limit, isOne }) =>
      `Enter at least ${limit} ${isOne ? 'character' : 'characters'}`,
    maxLength: ({ limit, isOne }) => `Enter at most ${limit} ${isOne ? 'character' : 'characters'}`,
    minChoices: (facts) => exactly('Choose', facts, '') ?? `Choose at least ${facts.limit}`,
    maxChoices: (facts) => exactly('Choose', facts, '') ?? `Choose at most ${facts.limit}`,
    email: () => 'Enter an email address in the correct format, like name@example.com',
    phone: () => 'Enter a phone number, like 020 7946 0123 or +44 20 7946 0123',
    url: () => 'Enter a web address that starts with https:// or http://',
    pattern: () => 'Enter an answer in the form that is asked for',
    unknownOption: (facts) => `${inRow(facts)}${unknownWords(facts)}`,
    noneWithOthers: (facts) =>
      `${inRow(facts)}Choose either “${noneLabel(facts.question)}” or other options, not both`,
    everyOption: () => 'Put all the options in order',
    oneARow: ({ row }) =>
      row === '' ? 'Choose one option in each row' : `Choose only one option for “${row}”`,
    minFiles: (facts) =>
      exactly('Add', facts, files(facts)) ?? `Add at least ${facts.limit} ${files(facts)}`,
    maxFiles: (facts) =>
      exactly('Add', facts, files(facts)) ?? `Add at most ${facts.limit} ${files(facts)}`,
    fileSize: ({ fileName, limit }) => `${theFile(fileName)} must be ${limit} or smaller`,
    fileType: ({ question, fileName }) => `${theFile(fileName)} must be ${fileKinds(question)}`,
    emptyFile: ({ fileName }) => `${theFile(fileName)} is empty`,
  },
  files: {
    added: (name, count, most) => `${name} added, ${count} of ${most}`,
    oneAdded: (name) => `${name} added`,
    removed: (name) => `${name} removed`,
    soFar: (count, isOne) => (isOne ? '1 file added' : `${count} files added`),
    refused: {
      emptyFile: ({ name }) => `“${name}” was not added. It is empty.`,
      fileSize: ({ name, size, limit }) =>
        `“${name}” was not added. It is ${size}; the limit is ${limit}.`,
      fileType: ({ name, question }) =>
        `“${name}” was not added. It must be ${fileKinds(question)}.`,
      maxFiles: ({ name, limit, isOne }) =>
        `“${name}” was not added. You already have ${limit} ${isOne ? 'file' : 'files'}.`,
      'too-much': ({ name, limit }) =>
        `“${name}” was not added. All your files together can be up to ${limit}.`,
      'storage-full': ({ name }) =>
        `“${name}” was not added. This device has no room left for it. Tell a member of staff.`,
      'storage-failed': ({ name }) => `“${name}” was not added. Try again.`,
    },
  },
  saving: {
    saved: (time) => (time === '' ? 'Saved on this device' : `Saved on this device at ${time}`),
    atRisk:
      'Saved for now. This device ran out of space: keep this page open and call a member of staff.',
    saving: 'Saving…',
    failed: 'Not saved: please call a member of staff. Your answers are still on this screen.',
    deleted:
      'Not saved: these answers were deleted from this device. They are now only on this screen. Call a member of staff before you leave it.',
    elsewhere:
      'Not saved: these answers were changed elsewhere on this device. What you see is only on this screen. Call a member of staff before you leave it.',
  },
  page: {
    section: (page, pages) => `Section ${page} of ${pages}`,
    question: (page, pages) => `Question ${page} of ${pages}`,
    all: 'All questions on one page',
    about: (pages) => `about ${pages}`,
  },
  answered: (answered, shown) => `${answered} of ${shown} answered`,
  characters: {
    soFar: (written, most) => `${written} of ${most} characters`,
    tooMany: (over, isOne) => `${over} ${isOne ? 'character' : 'characters'} too many`,
  },
  minutes: (minutes, text) => (minutes <= 1 ? 'About a minute' : `About ${text} minutes`),
  ofScale: (value, highest) => `${value} of ${highest}`,
  unit: (value, unit) => `${value} ${unit}`,
  unknownOption: 'an option that was deleted',
  blankQuote: '…',
  yes: 'yes',
  no: 'no',
  unticked: (labels) => `${labels} unticked`,
  signed: 'Signed by hand',
  agreed: 'Agreed',
}

function requiredWords(question: Question): string {
  switch (question.kind) {
    case 'singleChoice':
      return 'Choose an option'
    case 'date':
      return 'Enter a date'
    case 'rating':
      return 'Choose a rating'
    case 'ranking':
      return 'Put the options in order'
    case 'matrix':
      return 'Choose an option in each row'
    case 'code':
      return 'Enter your code'
    case 'signature':
      return 'Sign here, or type your name'
    case 'consent':
      return 'Tick the box to agree'
    case 'multipleChoice':
      return 'Choose at least one option'
    case 'number':
      return 'Enter a number'
    case 'file':
      return question.maxFiles === 1 ? 'Add a file' : 'Add at least one file'
    case 'shortText':
      return {
        plain: 'Enter an answer',
        email: 'Enter an email address',
        phone: 'Enter a phone number',
        url: 'Enter a web address',
      }[question.format]
    case 'longText':
    case 'statement':
      return 'Enter an answer'
  }
}

function dateWords(fault: DateFault | null): string {
  switch (fault?.kind) {
    case 'day':
      return `${fault.date} is not a real date`
    case 'month':
      return 'Enter a month from 1 to 12'
    case 'year':
      return 'Enter the year in four digits, like 2027'
    case 'digits':
      return 'Enter the date in digits, like 27 3 2027'
    case 'incomplete':
    case undefined:
      return 'Enter the day, the month and the year'
  }
}

function rangeWords(facts: ViolationFacts): string | null {
  const { range, question } = facts
  return range && `${verbFor(question)} from ${range.low} to ${range.high}`
}

function askedFor({ question }: ViolationFacts): string {
  return `${verbFor(question)} that is`
}

function verbFor({ kind }: Question): string {
  if (kind === 'date') return 'Enter a date'
  return kind === 'rating' ? 'Choose a number' : 'Enter a number'
}

function laterWord({ question }: ViolationFacts): string {
  return question.kind === 'date' ? 'later' : 'more'
}

function earlierWord({ question }: ViolationFacts): string {
  return question.kind === 'date' ? 'earlier' : 'less'
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `“${row}”: `
}

function unknownWords({ question }: ViolationFacts): string {
  return question.kind === 'ranking'
    ? 'Put the options in order again'
    : 'Choose one of the options'
}

function noneLabel(question: Question): string {
  const options = 'options' in question ? question.options : []
  const none = options.find(({ role }) => role === 'none')
  return none ? plainText(none.label) : ''
}

function otherLabel(question: Question): string {
  const other = 'other' in question ? question.other : undefined
  return other ? plainText(other.label) : ''
}

function stepWords(question: Question, step: string): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (from === 0 || Number.isInteger(from)) {
    if (step === '1') return 'Enter a whole number'
    if (step === '0.5') return 'Enter a whole or half number, like 7 or 7.5'
    if (step === '0.1') return 'Use at most one decimal place, like 7.5'
    if (step === '0.01') return 'Use at most two decimal places, like 7.25'
  }
  const width = Number(step.replaceAll(',', ''))
  const [first, second, third] = [1, 2, 3].map((times) =>
    tidy(from + (from === 0 ? times : times - 1) * width),
  )
  return `Enter ${first}, ${second}, ${third} and so on`
}

/** Without the dust of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** Where both limits are the same, "at least" would send people to the next error. */
function exactly(verb: string, { range }: ViolationFacts, noun: string): string | null {
  if (range === null || range.low !== range.high) return null
  return `${verb} exactly ${range.low}${noun === '' ? '' : ` ${noun}`}`
}

function files({ isOne }: ViolationFacts): string {
  return isOne ? 'file' : 'files'
}

function theFile(fileName: string): string {
  return fileName === '' ? 'The file' : `“${fileName}”`
}

function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  if (kinds.length === 0) return 'a file of another kind'
  const last = kinds.at(-1) ?? ''
  return kinds.length === 1
    ? `a ${last} file`
    : `one of these kinds: ${kinds.slice(0, -1).join(', ')} or ${last}`
}
