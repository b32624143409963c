import type { Option, Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import type { Keyed, KeyedKind } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import {
  isScoredByOption,
  type ScoredByOption,
} from '#src/assessment/engine/scoring/optionPoints.ts'
import {
  dateText,
  listText,
  numberText,
  typedNumberText,
} from '#src/assessment/words/values/formats.ts'

type WriteKey<K extends KeyedKind> = (question: Keyed<K>, language: string) => string

/** The key in words, by kind. A missing kind does not compile. */
const writers: { readonly [K in KeyedKind]: WriteKey<K> } = {
  singleChoice: ({ options, key }) => keyOf(labels(options, key.options), 'or'),
  multipleChoice: ({ options, key }) => keyOf(labels(options, key.options), 'and'),
  shortText({ key }) {
    const accepted = key.accepted.map((text) => `“${text}”`)
    const words = keyOf(accepted, 'or')
    return key.ignoreCase ? `${words}, ignoring case` : words
  },
  number: ({ key, unit }, language) => numberKey(key, unit ? ` ${unit}` : '', language),
  rating: ({ key }, language) => numberKey(key, '', language),
  date({ key: { value, tolerance } }, language) {
    const written = `Correct answer: ${dateText(value, language)}`
    const days = `${numberText(tolerance, language)} ${tolerance === 1 ? 'day' : 'days'}`
    return tolerance === 0 ? written : `${written}, or up to ${days} before or after`
  },
  ranking({ options, key }) {
    const order = key.order.flatMap((id) => labels(options, [id]))
    return `Correct answer: ${order.join(', then ')}`
  },
  matrix: matrixKey,
}

/** The correct answer: "Correct answer: A or B"; null for a question without a key. */
export function keyWords(question: Question, language = 'en'): string | null {
  if (isScoredByOption(question)) return pointsWords(question)
  return hasKey(question) ? writerOf(question)(question, language) : null
}

function writerOf<K extends KeyedKind>({ kind }: { kind: K }): WriteKey<K> {
  return writers[kind]
}

function numberKey(
  { value, tolerance }: { value: number; tolerance: number },
  unit: string,
  language: string,
): string {
  const written = `Correct answer: ${typedNumberText(value, language)}${unit}`
  return tolerance === 0
    ? written
    : `${written}, or up to ${numberText(tolerance, language)} more or less`
}

/** Row by row, in the question's order, without rows that have no key. */
function matrixKey({ rows, options, key, several }: QuestionOf<'matrix'>): string {
  const lines = rows.flatMap((row) => {
    const right = labels(options, getOwn(key?.byRow, row.id) ?? [])
    const joined = several ? 'and' : 'or'
    return right.length > 0 ? `${plainText(row.label)}: ${listText(right, joined)}` : []
  })
  return lines.length === 0 ? keyOf([], 'or') : `Correct answer: ${lines.join('; ')}`
}

/** "Points: A 2, B -1, others 0; never below 0". */
function pointsWords({ options, optionPoints: { byOption, floor } }: ScoredByOption): string {
  const pointsOf = (id: string) => getOwn(byOption, id) ?? 0
  const given = options.flatMap(({ id, label }) =>
    pointsOf(id) === 0 ? [] : `${plainText(label)} ${numberText(pointsOf(id))}`,
  )
  const points = `Points: ${[...given, 'others 0'].slice(0, options.length).join(', ')}`
  const lost = options.reduce((sum, { id }) => sum + Math.min(pointsOf(id), 0), 0)
  return lost < floor ? `${points}; never below ${numberText(floor)}` : points
}

function labels(options: readonly Option[], ids: readonly string[]): string[] {
  return options.filter(({ id }) => ids.includes(id)).map(({ label }) => plainText(label))
}

function keyOf(items: readonly string[], joined: 'and' | 'or'): string {
  return items.length === 0
    ? 'Nothing counts as correct'
    : `Correct answer: ${listText(items, joined)}`
}
