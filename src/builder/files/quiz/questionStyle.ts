import type { QuizLine } from './lines.ts'
import {
  answerMark,
  bulletMark,
  headingMark,
  numberedHeading,
  numberMark,
  optionMark,
  questionLabel,
} from './lineMarks.ts'
import { endsLikeQuestion } from './openQuestions.ts'

/**
 * How questions start in this text: numbered headings of one level, numbered lines, lines with a label
 * ("Question:"), headings without numbers, or none of these.
 */
export type QuestionStyle =
  | { kind: 'headings'; level: number }
  | { kind: 'numbers'; series: string; indent: number }
  | { kind: 'unnumbered'; starts: ReadonlyMap<number, string> }
  | { kind: 'bare' }

/**
 * Headings take precedence over numbered lines; of several heading levels, the one with the most
 * questions. "Question 1" takes precedence over "1.".
 */
export function questionStyle(lines: readonly QuizLine[]): QuestionStyle {
  const countByLevel = new Map<number, number>()
  const labels = new Map<number, string>()
  let first: { series: string; indent: number; at: number } | null = null
  let word: { series: string; indent: number; at: number } | null = null
  for (const [at, { text, isCode, indent }] of lines.entries()) {
    if (isCode) continue
    const heading = headingMark(text)
    if (heading && numberedHeading(heading.text)) {
      countByLevel.set(heading.level, (countByLevel.get(heading.level) ?? 0) + 1)
    }
    if (word !== null) continue
    const trimmed = text.trimStart()
    const label = questionLabel(trimmed)
    if (label !== null) labels.set(at, label)
    const mark = numberMark(trimmed)
    if (mark === null) continue
    first ??= { series: mark.series, indent, at }
    if (mark.series === 'word') word = { series: 'word', indent, at }
  }
  const [level] = [...countByLevel].toSorted((a, b) => b[1] - a[1])[0] ?? []
  if (level !== undefined) return { kind: 'headings', level }
  if (word !== null) return { kind: 'numbers', series: 'word', indent: word.indent }
  const [label] = labels.keys()
  if (label !== undefined && label < (first?.at ?? Infinity)) {
    return { kind: 'unnumbered', starts: labels }
  }
  const headings = headingQuestions(lines)
  if (headings.size > 1) return { kind: 'unnumbered', starts: headings }
  if (first === null || isListBelowQuestion(lines, first.at)) return { kind: 'bare' }
  return { kind: 'numbers', series: first.series, indent: first.indent }
}

/** Numbered options below a question without a number. */
function isListBelowQuestion(lines: readonly QuizLine[], at: number): boolean {
  const above = lines[at - 1]
  if (above === undefined || !endsLikeQuestion(above.text)) return false
  let count = 0
  for (; numberMark(lines[at + count]?.text.trimStart() ?? '')?.number === count + 1; count++) {
    if (endsLikeQuestion(lines[at + count]?.text ?? '')) return false
  }
  return count > 1
}

/** A heading without a number, and what its own lines are. */
type Section = { at: number; level: number; text: string } & Record<
  'options' | 'numbers' | 'marks' | 'questions',
  number
>

/**
 * Headings of one level that are questions, by their lines: at least half of those of their level have a
 * list of options below, and ask, or have a correct option or an answer.
 */
function headingQuestions(lines: readonly QuizLine[]): ReadonlyMap<number, string> {
  const sections = sectionsOf(lines)
  const levels = [1, 2, 3, 4, 5, 6].map((level) => sections.filter((each) => each.level === level))
  const [most = []] = levels.toSorted(
    (a, b) => b.filter(isChoice).length - a.filter(isChoice).length,
  )
  const count = most.filter(isChoice).length
  if (count < 2 || count * 2 < most.length) return new Map()
  const asked = most.filter((each) => isChoice(each) || endsLikeQuestion(each.text))
  return new Map(asked.map(({ at, text }) => [at, text]))
}

function sectionsOf(lines: readonly QuizLine[]): Section[] {
  const sections: Section[] = []
  for (const [at, { text, isCode }] of lines.entries()) {
    const trimmed = text.trimStart()
    if (isCode || trimmed === '') continue
    const heading = headingMark(trimmed)
    const section = sections.at(-1)
    if (answerMark(trimmed) !== null && section) section.marks++
    else if (heading) {
      sections.push({ ...heading, at, options: 0, numbers: 0, marks: 0, questions: 0 })
    } else if (section) takeInSection(section, trimmed)
  }
  return sections
}

function takeInSection(section: Section, text: string): void {
  const option = optionMark(text)
  const bullet = bulletMark(text)
  if (option || bullet) section.options++
  else if (numberMark(text)) {
    if (endsLikeQuestion(text)) section.questions++
    else section.numbers++
  }
  if (option?.isRight || option?.star || bullet?.bullet === '+') section.marks++
}

/** One list of options, not numbered questions with options of their own. */
function isChoice({ text, options, numbers, marks, questions }: Section): boolean {
  const isOneList = questions === 0 && (numbers === 0 ? options > 1 : numbers > 1 && options === 0)
  return isOneList && (marks > 0 || endsLikeQuestion(text) || /[:：]$/.test(text))
}
