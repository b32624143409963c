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

/** Null if nothing counts as correct. */
type WriteKey<K extends KeyedKind> = (question: Keyed<K>, language: string) => string | null

/** The key in words, by kind. A missing kind does not compile. */
const writers: { readonly [K in KeyedKind]: WriteKey<K> } = {
  singleChoice: ({ options, key }) => listOf(labels(options, key.options), 'or'),
  multipleChoice: ({ options, key }) => listOf(labels(options, key.options), 'and'),
  shortText({ key }) {
    const words = listOf(
      key.accepted.map((text) => `“${text}”`),
      'or',
    )
    const ignored = [
      ...(key.ignoreCase ? ['case'] : []),
      ...(key.textRules ? ['how quotes, dashes and spaces were typed'] : []),
    ]
    if (words === null || ignored.length === 0) return words
    return `${words}, ignoring ${listText(ignored, 'and')}`
  },
  number: ({ key, unit }, language) => numberKey(key, unit ? ` ${unit}` : '', language),
  rating: ({ key }, language) => numberKey(key, '', language),
  date({ key: { value, tolerance } }, language) {
    const written = dateText(value, language)
    const days = `${numberText(tolerance, language)} ${tolerance === 1 ? 'day' : 'days'}`
    return tolerance === 0 ? written : `${written}, or up to ${days} before or after`
  },
  ranking({ options, key }) {
    const order = key.order.flatMap((id) => labels(options, [id]))
    return order.join(', then ')
  },
  matrix: matrixKey,
}

/**
 * The key: "Correct answer: A or B", or the points for each option; null for a question without a
 * key.
 */
export function keyWords(question: Question, language = 'en'): string | null {
  if (isScoredByOption(question)) return `Points: ${optionPointsText(question)}`
  if (!hasKey(question)) return null
  const words = keyText(question, language)
  return words === null ? 'Nothing counts as correct' : `Correct answer: ${words}`
}

/** "A or B"; null if nothing counts as correct. */
export function keyText(question: Keyed, language = 'en'): string | null {
  return writerOf(question)(question, language)
}

function writerOf<K extends KeyedKind>({ kind }: { kind: K }): WriteKey<K> {
  return writers[kind]
}

function numberKey(
  { value, tolerance }: { value: number; tolerance: number },
  unit: string,
  language: string,
): string {
  const written = `${typedNumberText(value, language)}${unit}`
  return tolerance === 0
    ? written
    : `${written}, or up to ${numberText(tolerance, language)} more or less`
}

/** Row by row, in the question's order, without rows that have no key. */
function matrixKey({ rows, options, key, several }: QuestionOf<'matrix'>): string | null {
  const lines = rows.flatMap((row) => {
    const right = labels(options, getOwn(key?.byRow, row.id) ?? [])
    const joined = several ? 'and' : 'or'
    return right.length > 0 ? `${plainText(row.label)}: ${listText(right, joined)}` : []
  })
  return lines.length === 0 ? null : lines.join('; ')
}

/** "A 2, B -1, others 0; never below 0". */
export function optionPointsText({
  options,
  optionPoints: { byOption, floor },
}: ScoredByOption): string {
  const pointsOf = (id: string) => getOwn(byOption, id) ?? 0
  const given = options.flatMap(({ id, label }) =>
    pointsOf(id) === 0 ? [] : `${plainText(label)} ${numberText(pointsOf(id))}`,
  )
  const points = [...given, 'others 0'].slice(0, options.length).join(', ')
  const lost = options.reduce((sum, { id }) => sum + Math.min(pointsOf(id), 0), 0)
  return lost < floor ? `${points}; never below ${numberText(floor)}` : points
}

function labels(options: readonly Option[], ids: readonly string[]): string[] {
  return options.filter(({ id }) => ids.includes(id)).map(({ label }) => plainText(label))
}

function listOf(items: readonly string[], joined: 'and' | 'or'): string | null {
  return items.length === 0 ? null : listText(items, joined)
}
