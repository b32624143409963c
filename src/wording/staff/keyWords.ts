import type { Option, Question, QuestionOf } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { entryOf } from '#src/engine/entry.ts'
import { isScoredByOption, type ScoredByOption } from '#src/engine/scoring/optionPoints.ts'
import { dateText, listText, numberText, typedNumberText } from '#src/wording/candidate/formats.ts'

/** What counts as right: "Key: A or B"; null for a question without a key. */
export function keyWords(question: Question, language = 'en'): string | null {
  if (isScoredByOption(question)) return pointsWords(question)
  switch (question.kind) {
    case 'singleChoice':
      return question.key ? keyOf(labels(question.options, question.key.options), 'or') : null
    case 'multipleChoice':
      return question.key ? keyOf(labels(question.options, question.key.options), 'and') : null
    case 'shortText': {
      if (!question.key) return null
      const accepted = question.key.accepted.map((text) => `“${text}”`)
      const words = keyOf(accepted, 'or')
      return question.key.ignoreCase ? `${words}, in capitals or not` : words
    }
    case 'number':
    case 'rating': {
      if (!question.key) return null
      const { value, tolerance } = question.key
      const unit = question.kind === 'number' && question.unit ? ` ${question.unit}` : ''
      const written = `Key: ${typedNumberText(value, language)}${unit}`
      return tolerance === 0
        ? written
        : `${written}, or up to ${numberText(tolerance, language)} more or less`
    }
    case 'date': {
      if (!question.key) return null
      const { value, tolerance } = question.key
      const written = `Key: ${dateText(value, language)}`
      const days = `${numberText(tolerance, language)} ${tolerance === 1 ? 'day' : 'days'}`
      return tolerance === 0 ? written : `${written}, or up to ${days} before or after`
    }
    case 'ranking': {
      const order = question.key?.order.flatMap((id) => labels(question.options, [id]))
      return order ? `Key: ${order.join(', then ')}` : null
    }
    case 'matrix':
      return question.key ? matrixKey(question) : null
    case 'longText':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return null
  }
}

/** Row by row, in the order of the question; a row without a key is left out. */
function matrixKey({ rows, options, key, several }: QuestionOf<'matrix'>): string {
  const lines = rows.flatMap((row) => {
    const right = labels(options, entryOf(key?.byRow, row.id) ?? [])
    const joined = several ? 'and' : 'or'
    return right.length > 0 ? `${plainText(row.label)}: ${listText(right, joined)}` : []
  })
  return lines.length === 0 ? keyOf([], 'or') : `Key: ${lines.join('; ')}`
}

/** "Points: A 2, B -1, others 0; never below 0". */
function pointsWords({ options, optionPoints: { byOption, floor } }: ScoredByOption): string {
  const pointsOf = (id: string) => entryOf(byOption, id) ?? 0
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
  return items.length === 0 ? 'Nothing counts as right' : `Key: ${listText(items, joined)}`
}
