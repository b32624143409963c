import type { Question } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'

import type { CandidateWords, ViolationFacts } from './candidateWords.ts'

export const english: CandidateWords = {
  language: 'en',
  violations: {
    required: ({ question, row }) =>
      row === '' ? requiredWords(question) : `Choose an option for “${row}”`,
    notANumber: ({ range }) =>
      range
        ? `Enter a number from ${range.low} to ${range.high}, in digits`
        : 'Enter a number, in digits',
    notADate: ({ range }) =>
      range
        ? `Enter a date from ${range.low} to ${range.high}, with day, month and year`
        : 'Enter a date, with day, month and year',
    min: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${laterWord(facts)}`,
    max: (facts) =>
      rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${earlierWord(facts)}`,
    step: ({ question, limit }) => stepWords(question, limit),
    minLength: ({ limit, isOne }) =>
      `Enter at least ${limit} ${isOne ? 'character' : 'characters'}`,
    maxLength: ({ limit, isOne }) => `Enter at most ${limit} ${isOne ? 'character' : 'characters'}`,
    minChoices: (facts) => exactly('Choose', facts, '') ?? `Choose at least ${facts.limit}`,
    maxChoices: (facts) => exactly('Choose', facts, '') ?? `Choose at most ${facts.limit}`,
    email: () => 'Enter an e-mail address in the correct format, like name@example.com',
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
  },
  saving: {
    saved: (time) => (time === '' ? 'Saved on this device' : `Saved on this device at ${time}`),
    saving: 'Saving…',
    failed: 'Not saved: please call a member of staff. Your answers are still on this screen.',
    elsewhere: 'Open in another tab: your answers are kept there, and can’t be changed here.',
  },
  page: {
    section: (page, pages) => `Section ${page} of ${pages}`,
    question: (page, pages) => `Question ${page} of ${pages}`,
    all: 'All questions on one page',
    about: (pages) => `about ${pages}`,
  },
  answered: (answered, shown) => `${answered} of ${shown} answered`,
  minutes: (minutes, text) => (minutes <= 1 ? 'About a minute' : `About ${text} minutes`),
  unit: (value, unit) => `${value} ${unit}`,
  unknownOption: 'an option that is no longer there',
  blankQuote: '…',
  yes: 'yes',
  no: 'no',
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
        email: 'Enter an e-mail address',
        phone: 'Enter a phone number',
        url: 'Enter a web address',
      }[question.format]
    case 'longText':
    case 'statement':
      return 'Enter an answer'
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

function stepWords(question: Question, step: string): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (step === '1' && Number.isInteger(from)) return 'Enter a whole number'
  return from === 0
    ? `Enter a multiple of ${step}`
    : `Enter ${from}, or ${from} and a multiple of ${step} more`
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
