import type { QuizQuestion, QuizReading } from '#src/exchange/quiz/quizReading.ts'

export function countWords(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

/** "155 questions found: 155 with a right answer, 131 with code, 2 to look at. 3 parts left out." */
export function readingWords({ questions, skipped }: QuizReading): string {
  if (questions.length === 0) return 'No question found yet.'
  const keyed = questions.filter(({ key }) => key.length > 0).length
  const coded = questions.filter(hasCode).length
  const problems = questions.filter((question) => question.problems.length > 0).length
  const parts = [
    `${keyed} with a right answer`,
    coded > 0 ? `${coded} with code` : '',
    problems > 0 ? `${problems} to look at` : '',
  ].filter(Boolean)
  const left = skipped.length === 1 ? '1 part' : `${skipped.length} parts`
  const leftOut = skipped.length > 0 ? ` ${left} left out.` : ''
  return `${countWords(questions.length)} found: ${parts.join(', ')}.${leftOut}`
}

export function hasCode({ prompt }: QuizQuestion): boolean {
  return /^ {0,3}(```|~~~)/m.test(prompt)
}

/** The first line of a prompt, without what marks it up. */
export function firstLine(prompt: string): string {
  const line = prompt.split('\n').find((each) => each.trim() !== '') ?? ''
  return line.replace(/[*_`#]/g, '').trim()
}

/** What tells questions apart that begin alike: their code, or else their options, on one line. */
export function detailLine({ prompt, options }: QuizQuestion): string {
  const code = /^ {0,3}(```+|~~~+)[^\n]*\n([^]*?)(?:^ {0,3}\1|$(?![^]))/m.exec(prompt)?.[2]
  const detail = code?.trim() ? code : options.join(' · ')
  return detail.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DETAIL)
}

/** More than any row shows of it. */
const LONGEST_DETAIL = 200

/** The first lines that several questions have. */
export function repeatedLines(questions: readonly QuizQuestion[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { prompt } of questions) {
    const line = firstLine(prompt)
    if (seen.has(line)) repeated.add(line)
    seen.add(line)
  }
  return repeated
}

/** "Right: B, D", or that the text does not say. */
export function keyWords({ key, options }: QuizQuestion): string {
  if (options.length === 0) return 'Long text'
  if (key.length === 0) return 'No right answer given'
  return `Right: ${key.map((at) => letterOf(at)).join(', ')}`
}

function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1)
}
