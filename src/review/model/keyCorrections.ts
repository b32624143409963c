/** Keys of published versions that were fixed afterwards (rules U1 and U2). */
import type { KeyCorrection, Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { type Question, questionSchema } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { replaceQuestion } from '#src/assessment/engine/editing/questions.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import type { Keyed } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { checkKey } from '#src/builder/model/readiness/checkKey.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'

import type { KeyChange } from './keyEffects.ts'

/** A version whose definition has the corrected keys. */
export interface CorrectedVersion extends Version {
  /** The definition as it was published. */
  published: Definition
  /** The corrections that count, oldest first. */
  corrections: readonly KeyCorrection[]
}

/** The version with the keys that count; `corrections` may contain those of other versions. */
export function correctedVersion(
  version: Version,
  corrections: readonly KeyCorrection[],
): CorrectedVersion {
  let { definition } = version
  const counted = corrections.filter(({ versionId, questionId, key }) => {
    if (versionId !== version.id) return false
    const question = questionsOf(definition).find(({ id }) => id === questionId)
    const corrected = question && withKey(question, key, definition.textRules)
    if (!corrected) return false
    definition = replaceQuestion(definition, corrected)
    return true
  })
  return { ...version, definition, published: version.definition, corrections: counted }
}

/**
 * The other versions in which the question still has the key that it has in this one, or that it had
 * before it was corrected. A correction covers one version (rule U1).
 */
export function versionsWithSameKey(
  versions: readonly CorrectedVersion[],
  version: CorrectedVersion,
  questionId: string,
): CorrectedVersion[] {
  const question = keyedIn(version.published, questionId)
  if (question === null) return []
  const own = version.corrections.filter((each) => each.questionId === questionId)
  const keys: unknown[] = [question.key, ...own.map(({ key }) => key)]
  const last = keys.at(-1)
  const before = own.length === 0 ? keys : keys.slice(0, -1)
  return versions.filter(({ id, definition }) => {
    const other = id === version.id ? null : keyedIn(definition, questionId)
    if (other?.kind !== question.kind) return false
    const isFixedAlike = own.length > 0 && isSame(other.key, last)
    return !isFixedAlike && before.some((key) => isSame(other.key, key))
  })
}

function keyedIn(definition: Definition, questionId: string): Keyed | null {
  const question = questionsOf(definition).find(({ id }) => id === questionId)
  return question && isKeyCorrectable(question) ? question : null
}

/**
 * The effect of the correction made at the time `at`: the version with those before it, and with
 * it.
 */
export function keyChangeBy(
  version: Version,
  corrections: readonly KeyCorrection[],
  at: string,
): KeyChange {
  const until = corrections.findIndex((each) => each.at === at)
  const compiled = (count: number) =>
    compile(correctedVersion(version, corrections.slice(0, count)).definition)
  return { before: compiled(until), after: compiled(until + 1) }
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
