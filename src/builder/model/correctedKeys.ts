/** The keys of published versions that were fixed afterwards (rule U1). */
import type { Definition } from '#schemas/definition.ts'
import { type Question, questionSchema } from '#schemas/question.ts'
import type { KeyCorrection } from '#schemas/records/assessment.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { replaceQuestion } from '#src/assessment/engine/editing/questions.ts'
import type { Keyed } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'

import { checkKey } from './readiness/checkKey.ts'

/**
 * The definition of a version with the keys that count, and the corrections that do, oldest first.
 * `corrections` may contain those of other versions.
 */
export function withCorrectedKeys(
  version: { id: string; definition: Definition },
  corrections: readonly KeyCorrection[],
): { definition: Definition; counted: KeyCorrection[] } {
  let { definition } = version
  const counted = corrections.filter(({ versionId, questionId, key }) => {
    if (versionId !== version.id) return false
    const question = questionsOf(definition).find(({ id }) => id === questionId)
    const corrected = question && withKey(question, key, definition.textRules)
    if (!corrected) return false
    definition = replaceQuestion(definition, corrected)
    return true
  })
  return { definition, counted }
}

/** Whether the question is scored by a key, which can then be corrected. */
export function isKeyCorrectable(question: Question): question is Keyed {
  return hasKey(question) && !isScoredByOption(question)
}

/** The question with another key; null if it can't have it, or no answer could meet it (rule U1). */
export function withKey(question: Question, key: unknown, textRules?: TextRules): Question | null {
  if (!isKeyCorrectable(question)) return null
  const { data } = questionSchema.safeParse({ ...question, key })
  if (data === undefined || !isKeyCorrectable(data)) return null
  const findings = checkKey(data, { questionId: data.id }, textRules)
  const isUsable = findings.every(
    ({ grade, place }) => grade !== 'problem' || place.field !== 'key',
  )
  return isUsable ? data : null
}
