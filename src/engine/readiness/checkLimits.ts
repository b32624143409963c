import type { Question, QuestionOf } from '#schemas/question.ts'
import { LONGEST_TEXT, longestText } from '#src/engine/questions/longText.ts'
import { patternOf } from '#src/engine/questions/pattern.ts'

import type { Finding, FindingPlace, HighLimit, LowLimit } from './findings.ts'

type Pair = [low: LowLimit, lowValue: Bound, high: HighLimit, highValue: Bound]
type Bound = number | string | undefined

/** Limits that no answer can meet, and a pattern that can't be read. */
export function checkLimits(question: Question, at: FindingPlace): Finding[] {
  const place: FindingPlace = { ...at, field: 'limits' }
  const findings = pairsOf(question).flatMap(([low, lowValue, high, highValue]): Finding[] =>
    lowValue !== undefined && highValue !== undefined && lowValue > highValue
      ? [{ grade: 'problem', kind: 'limitsUpsideDown', low, high, lowValue, highValue, place }]
      : [],
  )
  const pattern = question.kind === 'shortText' ? question.pattern : undefined
  if (pattern !== undefined && patternOf(pattern) === null) {
    findings.push({ grade: 'problem', kind: 'patternBroken', place })
  }
  if ('maxLength' in question && (question.maxLength ?? 0) > LONGEST_TEXT) {
    findings.push({ grade: 'warning', kind: 'maxLengthTooHigh', most: LONGEST_TEXT, place })
  }
  if (question.kind === 'rating' && question.lowest === question.highest) {
    findings.push({ grade: 'warning', kind: 'oneOption', place })
  }
  return findings
}

function pairsOf(question: Question): Pair[] {
  switch (question.kind) {
    case 'shortText':
    case 'longText':
    case 'code': {
      const { minLength } = question
      const isBounded = minLength || question.maxLength !== undefined
      const maxLength = isBounded ? longestText(question) : undefined
      // Only the worse of the two is told: a maximum of 0 is upside down whatever the minimum.
      const least: Pair = ['minLength', minLength, 'maxLength', maxLength]
      return minLength ? [least] : [['one', 1, 'maxLength', maxLength]]
    }
    case 'multipleChoice': {
      const { minChoices, maxChoices } = question
      const pair: Pair = minChoices
        ? ['minChoices', minChoices, 'maxChoices', maxChoices]
        : ['one', 1, 'maxChoices', maxChoices]
      const offered = choicesOffered(question) || undefined
      return [pair, ['minChoices', minChoices, 'options', offered]]
    }
    case 'number':
    case 'date':
      return [['min', question.min, 'max', question.max]]
    case 'rating':
      return [['lowest', question.lowest, 'highest', question.highest]]
    case 'file':
      return [['minFiles', question.minFiles, 'maxFiles', question.maxFiles]]
    case 'singleChoice':
    case 'ranking':
    case 'matrix':
    case 'signature':
    case 'consent':
    case 'statement':
      return []
  }
}

/** *All of these* stands for others, *none of these* goes with none; own words are one choice more. */
function choicesOffered({ options, other }: QuestionOf<'multipleChoice'>): number {
  const ordinary = options.filter((option) => option.role === undefined).length
  return options.length === 0 ? 0 : ordinary + (other ? 1 : 0)
}
