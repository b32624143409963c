/** Keys of published versions that were fixed afterwards (rules U1 and U2). */
import type { KeyCorrection, Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import type { Keyed } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isKeyCorrectable, withCorrectedKeys } from '#src/builder/model/correctedKeys.ts'

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
  const { definition, counted } = withCorrectedKeys(version, corrections)
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
  const keys = [question.key, ...own.map(({ key }) => key)]
  const last = own.at(-1)?.key
  const before = own.length === 0 ? keys : keys.slice(0, -1)
  return versions.filter(({ id, definition }) => {
    const other = id === version.id ? null : keyedIn(definition, questionId)
    if (other?.kind !== question.kind) return false
    const isFixedAlike =
      last !== undefined &&
      (isSame(other.key, last) ||
        isSame(keyAsRead(other.key, definition), keyAsRead(last, version.definition)))
    return !isFixedAlike && before.some((key) => isSame(other.key, key))
  })
}

/** A key that a version compares by newer text rules (C17) counts as one that states them. */
function keyAsRead(key: unknown, { textRules }: Definition): unknown {
  const isOfTexts = typeof key === 'object' && key !== null && 'accepted' in key
  return isOfTexts && textRules !== undefined ? { ...key, textRules } : key
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
