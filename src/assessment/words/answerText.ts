import type { Answer, AnswerOf } from '#schemas/answer.ts'
import type { Option, Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { isMatrixAnswer } from '#src/assessment/engine/kinds/matrix/answering.ts'
import { isRankingAnswer } from '#src/assessment/engine/kinds/ranking/answering.ts'
import { namedFiles } from '#src/assessment/engine/texts/fileNames.ts'

import type { CandidateWords } from './candidateWords.ts'

/** The words for answers: a whole catalogue, or its words with another language's formats. */
export type AnswerWords = Pick<CandidateWords, 'answers' | 'write'>

type TextOf<K extends QuestionKind> = (
  question: QuestionOf<K>,
  answer: Answer,
  words: AnswerWords,
) => string | null

/**
 * The kinds whose answer can't be worded from its shape alone. Null if it has another shape (rule
 * B2).
 */
const texts: { readonly [K in QuestionKind]?: TextOf<K> } = {
  date: (_, answer, { write }) => (typeof answer === 'string' ? write.date(answer.trim()) : null),
  number(question, answer, words) {
    return typeof answer === 'number'
      ? withUnit(question, words.write.typedNumber(answer), words)
      : null
  },
  ranking({ options }, answer, words) {
    return isRankingAnswer(answer)
      ? rankedLabels(answer, options, words).join(words.write.comma)
      : null
  },
  matrix({ rows, options }, answer, words) {
    if (!isMatrixAnswer(answer)) return null
    return chosenInRows({ rows, options }, answer, words)
      .map(({ row, labels }) => `${row}: ${labels.join(words.write.comma)}`)
      .join(words.write.semicolon)
  },
}

/** The parts of an answer, so that each can have a direction of its own. */
export type AnswerParts =
  | { kind: 'ranked' | 'chosen'; labels: readonly string[] }
  | { kind: 'rows'; rows: readonly ChosenInRow[] }

type ChosenInRow = { row: string; labels: readonly string[] }

/** Null for an answer that is not made of labels. */
export function answerParts(
  question: Question,
  answer: Answer | undefined,
  words: AnswerWords,
): AnswerParts | null {
  if (typeof answer !== 'object') return null
  if (question.kind === 'ranking') {
    if (!isRankingAnswer(answer)) return null
    return { kind: 'ranked', labels: rankedLabels(answer, question.options, words) }
  }
  if (question.kind === 'matrix') {
    if (!isMatrixAnswer(answer)) return null
    return { kind: 'rows', rows: chosenInRows(question, answer, words) }
  }
  const isChoice = question.kind === 'singleChoice' || question.kind === 'multipleChoice'
  return isChoice && !('raw' in answer)
    ? { kind: 'chosen', labels: choiceLabels(answer, question, words) }
    : null
}

/** An answer as plain text, a choice as its labels; empty for a blank one. */
export function answerText(
  question: Question,
  answer: Answer | undefined,
  words: AnswerWords,
): string {
  if (answer === undefined) return ''
  return textOf(question)?.(question, answer, words) ?? textByShape(question, answer, words)
}

function textOf<K extends QuestionKind>({ kind }: { kind: K }): TextOf<K> | undefined {
  return texts[kind]
}

function textByShape(question: Question, answer: Answer, words: AnswerWords): string {
  const { answers, write } = words
  if (answer === true) return answers.agreed
  if (typeof answer === 'string') return answer.trim()
  if (typeof answer === 'number') return write.typedNumber(answer)
  if (Array.isArray(answer)) return itemTexts(answer, words).join(write.comma)
  if ('raw' in answer && typeof answer.raw === 'string') return answer.raw.trim()
  if ('typed' in answer && typeof answer.typed === 'string') return answer.typed.trim()
  if ('strokes' in answer) return answer.strokes.length > 0 ? answers.signed : ''
  return 'options' in question ? choiceLabels(answer, question, words).join(write.comma) : ''
}

/** Like `answerText`, but a rating includes the top of its scale: "4 of 5". */
export function answerTextInFull(
  question: Question,
  answer: Answer | undefined,
  words: AnswerWords,
): string {
  const text = answerText(question, answer, words)
  if (question.kind !== 'rating' || text === '') return text
  return words.answers.ofScale(text, words.write.number(question.highest))
}

function withUnit(question: QuestionOf<'number'>, value: string, { answers }: AnswerWords): string {
  const unit = question.unit?.trim()
  return unit ? answers.withUnit(value, unit) : value
}

/** The names and sizes of files; anything else that is listed as it is. */
export function itemTexts(
  answer: Extract<Answer, readonly unknown[]>,
  { write }: AnswerWords,
): string[] {
  const files = namedFiles(answer).map(({ file, name }) => `${name} (${write.size(file.size)})`)
  return [...answer.filter((item) => typeof item === 'string'), ...files]
}

/** The candidate's own words come last, or the label of *other* while they are missing. */
function choiceLabels(
  answer: object,
  question: Extract<Question, { options: readonly Option[] }>,
  words: AnswerWords,
): string[] {
  const ids = idsIn(answer)
  const label = 'other' in question && question.other ? plainText(question.other.label) : ''
  const own = 'other' in answer && typeof answer.other === 'string' ? answer.other.trim() : null
  const isLeft = own === '' && !('option' in answer)
  const last = isLeft ? label : own
  return [...chosenLabels(ids, question.options, words), ...(last ? [last] : [])]
}

/** Labels in the question's order, whatever order they were ticked in. */
function chosenLabels(
  ids: readonly unknown[],
  options: readonly Option[],
  { answers }: AnswerWords,
): string[] {
  const labels = options.filter(({ id }) => ids.includes(id)).map(({ label }) => plainText(label))
  if (ids.some((id) => options.every((option) => option.id !== id))) {
    labels.push(answers.unknownOption)
  }
  return labels.filter((label) => label !== '')
}

function rankedLabels(
  ids: readonly string[],
  options: readonly Option[],
  { answers }: AnswerWords,
): string[] {
  return ids.map((id) => {
    const option = options.find((each) => each.id === id)
    return option ? plainText(option.label) : answers.unknownOption
  })
}

/** Rows without a choice are left out. */
function chosenInRows(
  { rows, options }: Pick<QuestionOf<'matrix'>, 'rows' | 'options'>,
  answer: AnswerOf<'matrix'>,
  words: AnswerWords,
): ChosenInRow[] {
  return rows
    .map(({ id, label }) => ({
      row: plainText(label),
      labels: chosenLabels(getOwn(answer, id) ?? [], options, words),
    }))
    .filter(({ labels }) => labels.length > 0)
}

function idsIn(answer: object): readonly unknown[] {
  if ('options' in answer && Array.isArray(answer.options)) return answer.options
  return 'option' in answer && answer.option !== undefined ? [answer.option] : []
}
