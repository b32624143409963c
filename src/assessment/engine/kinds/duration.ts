import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { plainText } from '#src/assessment/engine/authoredText.ts'
import { answering } from './answering.ts'

/** Slow reading on a screen, with time for code and rereading. */
const WORDS_A_MINUTE = 180

/** Dropdown options that are read in full. In a longer list people jump to the one they want. */
const MAX_READ_OF_DROPDOWN = 10

/**
 * Estimated duration in whole minutes, rounded up; 0 for an empty assessment (rule R4). All
 * questions count, whichever path is taken. A time limit caps its question or section.
 */
export function estimatedMinutes(definition: Definition): number {
  const seconds = definition.sections.map((section) => {
    return Math.min(secondsOfSection(section), section.timeLimit ?? Infinity)
  })
  return Math.ceil(seconds.reduce(add, secondsToOpen(definition.settings)) / 60)
}

/** Without a limit for the whole section. */
export function secondsOfSection(section: Section): number {
  return secondsToOpen(section) + secondsWithin(section)
}

/** Counts only the drawn share of a random selection; statements are always read. */
function secondsWithin({ questions, draw = Infinity }: Section): number {
  const asked = questions.filter(({ kind }) => kind !== 'statement').length
  const share = Math.min(draw / asked, 1)
  return questions
    .map((question) => secondsOf(question) * (question.kind === 'statement' ? 1 : share))
    .reduce(add, 0)
}

/** Seconds to read the introduction. */
export function secondsToOpen({ introduction }: { introduction?: Question['prompt'] }): number {
  return secondsToRead(introduction)
}

/** Seconds to read the question and answer it. */
export function secondsOf(question: Question): number {
  const limit = question.kind === 'statement' ? undefined : question.timeLimit
  return Math.min(secondsUnlimited(question), limit ?? Infinity)
}

/** As long as it takes without a time limit. */
export function secondsUnlimited(question: Question): number {
  const reading = secondsToRead(question.prompt) + secondsToRead(question.help)
  if (question.kind === 'statement') return reading
  const choosing = labelsOf(question).map(secondsToRead).reduce(add, 0)
  return reading + choosing + answering[question.kind].seconds(question)
}

/** The labels that are read along with the question. */
function labelsOf(question: Question): AuthoredText[] {
  const isDropdown = 'display' in question && question.display === 'dropdown'
  const listed = 'options' in question ? question.options : []
  const options = listed.slice(0, isDropdown ? MAX_READ_OF_DROPDOWN : undefined)
  const rows = 'rows' in question ? question.rows : []
  const own = 'label' in question ? [question] : []
  return [...options, ...rows, ...own].map(({ label }) => label)
}

function secondsToRead(text: AuthoredText | undefined): number {
  if (text === undefined) return 0
  const words = plainText(text).split(' ').filter(Boolean).length
  return (words / WORDS_A_MINUTE) * 60
}

function add(a: number, b: number): number {
  return a + b
}
