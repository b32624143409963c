import type { Option, Question } from '#schemas/question.ts'
import type { Mint } from '#src/assessment/engine/place.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'

import { type PastedQuestion, RATING_SCALE } from './pastedQuestion.ts'

/** After so many the progress is reported. */
const STEP = 20

/**
 * The questions as they will be in the draft, with new ids: 1 point each if the text has an answer
 * but no points. `report` is told how many are done.
 */
export function questionsFromPasted(
  questions: readonly PastedQuestion[],
  mint: Mint,
  required = false,
  report: (done: number) => void = () => undefined,
): Question[] {
  return questions.map((question, at) => {
    if (at % STEP === 0) report(at)
    return questionFrom(question, mint, required)
  })
}

function questionFrom(read: PastedQuestion, mint: Mint, required: boolean): Question {
  const shared = {
    id: mint('q'),
    // A free code is assigned when it is added to the draft.
    code: read.code ?? '',
    prompt: authored(read.prompt),
    ...(read.help === undefined ? {} : { help: authored(read.help) }),
    ...(read.explanation === undefined ? {} : { explanation: authored(read.explanation) }),
    ...(read.tags === undefined ? {} : { tags: read.tags }),
  }
  if (read.kind === 'statement') return { ...shared, kind: read.kind }
  const answerable = { ...shared, required: required || read.required === true }
  const points = read.points === undefined ? {} : { points: read.points }
  const worth = { points: read.points ?? 1 }
  switch (read.kind) {
    case 'singleChoice':
      return { ...answerable, kind: read.kind, display: 'radio', ...choiceFrom(read, mint) }
    case 'multipleChoice':
      return { ...answerable, kind: read.kind, ...choiceFrom(read, mint) }
    case 'matrix':
      return { ...answerable, ...worth, kind: read.kind, ...matrixFrom(read, mint) }
    case 'shortText': {
      const { kind, accepted } = read
      const key = accepted.length > 0 ? { key: { accepted, ignoreCase: true }, ...worth } : points
      return { ...answerable, kind, format: 'plain', ...key }
    }
    case 'number':
      return {
        ...answerable,
        kind: read.kind,
        ...(read.key ? { key: read.key, ...worth } : points),
      }
    case 'date': {
      const { kind, key } = read
      return {
        ...answerable,
        kind,
        ...(key === null ? points : { key: { value: key, tolerance: 0 }, ...worth }),
      }
    }
    case 'rating': {
      const { kind, key } = read
      const scale = { ...RATING_SCALE, look: 'numbers' } as const
      const scored = key === null ? points : { key: { value: key, tolerance: 0 }, ...worth }
      return { ...answerable, kind, ...scale, ...scored }
    }
    case 'longText':
      return { ...answerable, kind: read.kind, ...points }
  }
}

type Choice = Extract<PastedQuestion, { kind: 'singleChoice' | 'multipleChoice' }>

function choiceFrom(read: Choice, mint: Mint) {
  const { optionPoints, shuffle } = read
  const options = read.options.map((source, index) => optionFrom(source, index, mint))
  const shuffled = shuffle === undefined ? {} : { shuffle }
  if (optionPoints) {
    const byOption = Object.fromEntries(
      options.flatMap(({ id }, index) => (optionPoints[index] ? [[id, optionPoints[index]]] : [])),
    )
    return { options, ...shuffled, optionPoints: { byOption, floor: 0 } }
  }
  const correct = read.key.flatMap((index) => options[index]?.id ?? [])
  const points = read.points === undefined ? {} : { points: read.points }
  const scored =
    correct.length > 0 ? { key: { options: correct }, points: read.points ?? 1 } : points
  return { options, ...shuffled, ...scored }
}

function matrixFrom(read: Extract<PastedQuestion, { kind: 'matrix' }>, mint: Mint) {
  const rows = read.rows.map((source, index) => ({
    id: mint('r'),
    code: String(index + 1),
    label: authoredLabel(source),
  }))
  const options = read.options.map((source, index) => optionFrom(source, index, mint))
  const byRow = Object.fromEntries(
    rows.flatMap(({ id }, index) => {
      const correct = options[read.key[index] ?? -1]
      return correct ? [[id, [correct.id]]] : []
    }),
  )
  return { rows, options, several: false, key: { byRow, grading: 'perRow' as const } }
}

/** Codes are letters, as on paper, so that exports can be compared with the original text. */
function optionFrom(source: string, index: number, mint: Mint): Option {
  const code = index < 26 ? String.fromCharCode('A'.charCodeAt(0) + index) : String(index + 1)
  return { id: mint('o'), code, label: authoredLabel(source) }
}
