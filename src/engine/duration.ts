import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'

import { plainText } from './authoredText.ts'

/** Unhurried reading on a screen, with room for code and for reading twice. */
const WORDS_A_MINUTE = 180

/** Options of a dropdown that are read. In a longer list one goes to where the answer must be. */
const MOST_READ_OF_DROPDOWN = 10

/** Seconds to find an answer and give it, once the question has been read. */
const SECONDS_TO_ANSWER: { readonly [K in QuestionKind]: number } = {
  singleChoice: 15,
  multipleChoice: 20,
  shortText: 20,
  longText: 150,
  number: 20,
  date: 15,
  rating: 10,
  /** For each option. */
  ranking: 8,
  /** For each row. */
  matrix: 8,
  file: 60,
  code: 240,
  signature: 20,
  consent: 10,
  statement: 0,
}

/**
 * Whole minutes that the assessment takes, rounded up; 0 for an empty one (rule R4). All questions
 * count, whatever path is taken; a time limit caps its question or section.
 */
export function estimatedMinutes(definition: Definition): number {
  const seconds = definition.sections.map((section) => {
    return Math.min(secondsToOpen(section) + secondsWithin(section), section.timeLimit ?? Infinity)
  })
  return Math.ceil(seconds.reduce(add, secondsToOpen(definition.settings)) / 60)
}

/** Of a pool that is drawn from, the share that is drawn; statements are always read. */
function secondsWithin({ questions, draw = Infinity }: Section): number {
  const asked = questions.filter(({ kind }) => kind !== 'statement').length
  const share = Math.min(draw / asked, 1)
  return questions
    .map((question) => secondsOf(question) * (question.kind === 'statement' ? 1 : share))
    .reduce(add, 0)
}

/** To read what stands before the questions. */
export function secondsToOpen({ introduction }: { introduction?: Question['prompt'] }): number {
  return secondsToRead(introduction)
}

/** To read the question, and to answer it. */
export function secondsOf(question: Question): number {
  const reading = secondsToRead(question.prompt) + secondsToRead(question.help)
  if (question.kind === 'statement') return reading
  const choosing = labelsOf(question).map(secondsToRead).reduce(add, 0)
  const all = reading + choosing + SECONDS_TO_ANSWER[question.kind] * timesAnswered(question)
  return Math.min(all, question.timeLimit ?? Infinity)
}

/** What is read on the way to an answer, beside the question. */
function labelsOf(question: Question): AuthoredText[] {
  const isDropdown = 'display' in question && question.display === 'dropdown'
  const listed = 'options' in question ? question.options : []
  const options = listed.slice(0, isDropdown ? MOST_READ_OF_DROPDOWN : undefined)
  const rows = question.kind === 'matrix' ? question.rows : []
  const own = question.kind === 'consent' ? [question] : []
  return [...options, ...rows, ...own].map(({ label }) => label)
}

function timesAnswered(question: Question): number {
  if (question.kind === 'ranking') return question.options.length
  return question.kind === 'matrix' ? question.rows.length : 1
}

function secondsToRead(text: AuthoredText | undefined): number {
  if (text === undefined) return 0
  const words = plainText(text).split(' ').filter(Boolean).length
  return (words / WORDS_A_MINUTE) * 60
}

function add(a: number, b: number): number {
  return a + b
}
