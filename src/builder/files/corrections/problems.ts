/** The problems of a question that was corrected: which are settled, and which are new. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

const { problems: words, answer: answerWords } = staffWords.quiz

export type PastedChoice = Extract<PastedQuestion, { kind: 'singleChoice' | 'multipleChoice' }>

/** The beginning and the end of each sentence about the key; what is between depends on the text. */
const ABOUT_KEY = [
  words.noKey,
  words.twoKeys,
  words.unknownAnswer('\0'),
  words.unclearAnswer('\0'),
  words.unclearKey(0).replace('0', '\0'),
  words.unclearNumber('\0'),
  staffWords.cells.problems.unclear('\0'),
  staffWords.cells.problems.notNumber('\0'),
  staffWords.cells.problems.notDate('\0'),
  staffWords.gift.problems.notNumber('\0'),
].map((sentence) => sentence.split('\0'))

const ABOUT_OPTIONS: readonly string[] = [words.oneOption, words.emptyOption, words.sameOptions]
const ABOUT_START: readonly string[] = [words.otherMark, words.noPrompt]

export function isAboutKey(problem: string): boolean {
  return ABOUT_KEY.some(
    ([start = '', end = '']) => problem.startsWith(start) && problem.endsWith(end),
  )
}

/** Whether it says that this may not be a question of its own, which joining settles. */
export function isAboutStart(problem: string): boolean {
  const [start = '', end = ''] = words.restart('\0').split('\0')
  const [letters = '', after = ''] = words.onlyLetters('\0').split('\0')
  return (
    ABOUT_START.includes(problem) ||
    (problem.startsWith(start) && problem.endsWith(end)) ||
    (problem.startsWith(letters) && problem.endsWith(after))
  )
}

/** The problems that the options have whatever is correct. */
export function optionProblems(options: readonly string[]): string[] {
  return [
    ...(options.length === 1 ? [words.oneOption] : []),
    ...(options.includes('') ? [words.emptyOption] : []),
    ...(new Set(options).size < options.length ? [words.sameOptions] : []),
  ]
}

/** A choice with other options or another key, and what is now to check. */
export function checkedChoice(choice: PastedChoice): PastedChoice {
  const others = choice.problems.filter(
    (problem) => !ABOUT_OPTIONS.includes(problem) && !isAboutKey(problem),
  )
  const aboutKey = choice.problems.filter(isAboutKey)
  const noKey = aboutKey.length > 0 ? aboutKey : [words.noKey]
  const isKeyed = choice.key.length > 0 || choice.optionPoints !== undefined
  return {
    ...choice,
    problems: [...others, ...optionProblems(choice.options), ...(isKeyed ? [] : noKey)],
  }
}

/** The question with this key; null if it is no choice, or can't have it. */
export function withKey(question: PastedQuestion, key: readonly number[]): PastedQuestion | null {
  if (question.kind !== 'singleChoice' && question.kind !== 'multipleChoice') return null
  if (question.optionPoints !== undefined) return null
  if (key.some((index) => index < 0 || index >= question.options.length)) return null
  if (question.kind === 'singleChoice' && key.length > 1) return null
  const sorted = [...new Set(key)].toSorted((a, b) => a - b)
  return checkedChoice({ ...question, key: sorted })
}

export function withoutKeyProblems(problems: readonly string[]): string[] {
  return problems.filter((problem) => !isAboutKey(problem) && !ABOUT_OPTIONS.includes(problem))
}

/** Keeps an answer that can't be the key in the explanation for staff. */
export function withAnswerForStaff(explanation: string | undefined, answer: string | null) {
  const text = [answer === null ? '' : answerWords(answer), explanation ?? '']
    .filter((each) => each !== '')
    .join('\n\n')
  return text === '' ? {} : { explanation: text }
}
