import { formatsIn, type PluralForms, pluralsIn } from '#src/assessment/words/values/formats.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import { urlFault } from '#src/assessment/words/values/textFaults.ts'
import type {
  FirstRequired,
  FirstSentences,
  ViolationFacts,
} from '#src/assessment/words/values/violationFacts.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('en')
export const write = { ...formats, ...pluralsIn<Category>('en') }

export const CHARACTERS = { one: 'character', other: 'characters' }
export const FILES = { one: 'file', other: 'files' }

/** Around the questions: pages, progress, contents, and checking answers. */
const filling = {
  back: 'Back',
  next: 'Next',
  checkAnswers: 'Check answers',
  submit: 'Submit answers',
  submitting: 'Submitting…',
  leave: 'Stop and leave',
  leaveAnyway: 'Leave anyway',
  /** `isAbout`: answers may still change the number of pages. */
  sectionOf: (page: number, pages: number, isAbout: boolean) =>
    `Section ${write.number(page)} of ${isAbout ? 'about ' : ''}${write.number(pages)}`,
  questionOf: (page: number, pages: number, isAbout: boolean) =>
    `Question ${write.number(page)} of ${isAbout ? 'about ' : ''}${write.number(pages)}`,
  answered,
  contents: 'Contents',
  sectionWithoutTitle: (position: number) => `Section ${position}`,
  sectionStates: {
    nothingToAnswer: 'Nothing to answer',
    notStarted: 'Not started',
    allAnswered: 'All answered',
    restIsOptional: (count: number, shown: number) =>
      `${answered(count, shown)}, the rest is optional`,
  },
  later: {
    mark: 'Mark for later',
    marked: 'Marked for later',
    count: (questions: number) => `${write.number(questions)} marked for later`,
    /** Above a list of them, before submitting. */
    mayGoBack: 'You can go back to these questions before you submit.',
  },
  check: {
    title: 'Check your answers',
    nothingToAnswer: 'There is nothing to answer yet.',
    notSubmitted: 'Nothing has been submitted yet. When you are ready, choose “Submit answers”.',
    change: 'Change',
    /** Read out after it; `question`: the prompt. */
    changeAnswerTo: (question: string) => `the answer to: ${question}`,
    droppedTitle: 'Answers that will not be submitted',
    dropped: (count: number) =>
      write.plural(count, {
        one: 'You changed an earlier answer, so this question no longer applies.',
        other: 'You changed an earlier answer, so these questions no longer apply.',
      }),
  },
  /** Read out after an answer changed which questions follow on the page. */
  addedBelow: (count: number) =>
    write.plural(count, {
      one: '1 question was added below.',
      other: `${write.number(count)} questions were added below.`,
    }),
  removedBelow: (count: number) =>
    write.plural(count, {
      one: '1 question below no longer applies.',
      other: `${write.number(count)} questions below no longer apply.`,
    }),
  /** After a question. */
  optional: '(optional)',
  /** Questions that start with code, which is rendered below. */
  question: 'Question',
  note: 'Note',
  /** Shown only in a draft. */
  questionWithoutText: 'Question without text',
  statementWithoutText: 'Statement without text',
}

/** `most`: as many as answers may still show. */
function answered(count: number, shown: number, most = shown): string {
  return `${write.number(count)} of ${between(shown, most)} answered`
}

/** "20 or 21", "20 to 23". */
export function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  const joined = most - fewest === 1 ? 'or' : 'to'
  return `${write.number(fewest)} ${joined} ${write.number(most)}`
}

/** In and around the inputs of the most common kinds. */
const fields = {
  clear: 'Clear this answer',
  choices: {
    chooseOne: 'Choose one',
    ownWords: 'In your own words',
    /** Announced when ticking one option unticked others. */
    unticked: (labels: readonly string[]) => `${write.list(labels, 'and')} unticked`,
    /** Options and rows without text, which only occur in drafts. */
    option: (position: number) => `Option ${position}`,
    row: (position: number) => `Row ${position}`,
  },
  characters: {
    soFar: (written: number, most: number) =>
      `${write.number(written)} of ${write.counted(most, CHARACTERS)}`,
    tooMany: (over: number) => `${write.counted(over, CHARACTERS)} too many`,
  },
}

/** Limits, stated in advance; null if there is nothing to say. */
const limits = {
  chooseAll: 'Choose all that apply',
  /** Beside a question that asks which group the candidate belongs to. */
  selfIdentification:
    'You don’t have to answer. Reviewers never see your answer with your response: it is only counted in groups, to check that people are selected fairly.',
  characters: (ends: Ends<number>) => amount(ends, CHARACTERS),
  choices: ({ min, max }: Ends<number>) => {
    const many = (count: number) => write.counted(count, { one: 'option', other: 'options' })
    if (min !== undefined && min === max) return `Choose ${many(min)}`
    if (min !== undefined && max !== undefined) return `Choose ${write.number(min)} to ${many(max)}`
    if (min !== undefined) return `Choose at least ${many(min)}`
    return max === undefined ? null : `Choose up to ${many(max)}`
  },
  numbers: (ends: Ends<number> & { step: number | undefined }) => {
    const parts = [numberRange(ends), steps(ends)].filter((part) => part !== null)
    const words = parts.join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactly ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `From ${write.number(min)} to ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `At least ${write.counted(min, forms)}`
  return max === undefined ? null : `Up to ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `From ${write.typedNumber(min)} to ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} or more`
  return max === undefined ? null : `${write.typedNumber(max)} or less`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'whole numbers only'
  return `in steps of ${write.typedNumber(step)}`
}

/** The fix for an answer that breaks a rule. */
const violations: FirstSentences = {
  required: ({ required, row }) => (row === '' ? required : `Choose an option for “${row}”`),
  ownWords: ({ otherLabel }) => `Describe “${otherLabel}” in your own words`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `Enter ${readings.whole} or ${readings.fraction}: “${typed}” could mean either`
    }
    return range
      ? `Enter a number from ${range.low} to ${range.high}, in digits`
      : 'Enter a number in digits'
  },
  min: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${laterWord(facts)}`,
  max: (facts) => rangeWords(facts) ?? `${askedFor(facts)} ${facts.limit} or ${earlierWord(facts)}`,
  step: stepWords,
  minLength: ({ count }) => `Enter at least ${write.counted(count, CHARACTERS)}`,
  maxLength: ({ count }) => `Enter at most ${write.counted(count, CHARACTERS)}`,
  minChoices: (facts) => `Choose ${facts.isExact ? 'exactly' : 'at least'} ${facts.limit}`,
  maxChoices: (facts) => `Choose ${facts.isExact ? 'exactly' : 'at most'} ${facts.limit}`,
  email: () => 'Enter an email address in the correct format, like name@example.com',
  phone: () => 'Enter a phone number of 5 to 15 digits, like 020 7946 0123 or +44 20 7946 0123',
  url: ({ typed }) =>
    ({
      spaces: 'A web address has no spaces',
      rest: 'Enter the whole web address, like https://example.com',
      start: 'Enter a web address that starts with https:// or http://',
    })[urlFault(typed)],
  pattern: () => 'Enter an answer in the requested format',
  unknownOption: (facts) => `${inRow(facts)}${unknownWords(facts)}`,
  noneWithOthers: (facts) =>
    `${inRow(facts)}Choose either “${facts.noneLabel}” or other options, not both`,
}

/** The fix for a required question, by kind. A missing kind does not compile. */
const required: FirstRequired = {
  singleChoice: 'Choose an option',
  multipleChoice: 'Choose at least one option',
  shortText: ({ format }) =>
    ({
      plain: 'Enter an answer',
      email: 'Enter an email address',
      phone: 'Enter a phone number',
      url: 'Enter a web address',
    })[format],
  longText: 'Enter an answer',
  number: 'Enter a number',
  statement: 'Enter an answer',
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  return range && `${ASKED_FOR[asksFor]} from ${range.low} to ${range.high}`
}

function askedFor({ asksFor }: ViolationFacts): string {
  return `${ASKED_FOR[asksFor]} that is`
}

const ASKED_FOR = { number: 'Enter a number', date: 'Enter a date', rating: 'Choose a number' }

function laterWord({ asksFor }: ViolationFacts): string {
  return asksFor === 'date' ? 'later' : 'more'
}

function earlierWord({ asksFor }: ViolationFacts): string {
  return asksFor === 'date' ? 'earlier' : 'less'
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `“${row}”: `
}

function unknownWords({ question }: ViolationFacts): string {
  return question.kind === 'ranking'
    ? 'Put the options in order again'
    : 'Choose one of the options'
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Enter a whole number'
    if (count === 0.5) return 'Enter a whole or half number, like 7 or 7.5'
    if (count === 0.1) return 'Use at most one decimal place, like 7.5'
    if (count === 0.01) return 'Use at most two decimal places, like 7.25'
  }
  return `Enter ${first}, ${second}, ${third} and so on`
}

/** Above and beside what has to be fixed. */
const problems = {
  title: 'There is a problem',
  /** Read out before a field's error message. */
  error: 'Error:',
  /** The page title, in the browser's tab. */
  pageTitle: (title: string) => `Error: ${title}`,
  /** For a long summary, which has only the first errors. */
  showMore: (count: number) => `Show ${write.number(count)} more`,
}

/** Answers as listed and as inserted into later texts. */
const answers = {
  agreed: 'Agreed',
  signed: 'Signed by hand',
  unknownOption: 'an option that was deleted',
  notAnswered: 'Not answered',
  yes: 'yes',
  no: 'no',
  /** In place of a blank earlier answer. */
  blankQuote: '…',
  /** A rating, and the top of its scale. */
  ofScale: (value: string, highest: string) => `${value} of ${highest}`,
  withUnit: (value: string, unit: string) => `${value} ${unit}`,
}

/** The words of questions, for `first.ts`. */
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
