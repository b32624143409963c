/** The facts about an assessment that anyone at the candidate's address may see. */
import type { PartialAssessment, PartialVersion } from '#schemas/records/partialRecords.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Definition } from '#schemas/definition.ts'
import { failed, type Result } from '#schemas/result.ts'
import { limitFacts } from '#src/assessment/engine/clock/limits.ts'
import { inLanguage, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { estimatedMinutes } from '#src/assessment/engine/kinds/duration.ts'
import { questionCount } from '#src/assessment/engine/questionCount.ts'

import { partialResponses, partialVersions } from './partialKinds.ts'
import { checkRecords, type Damaged, type NotFound } from '#src/storage/records/shapes.ts'
import { getWhole } from '#src/storage/records/rawRecords.ts'
import type { Stores } from '#src/storage/core/transactions.ts'

/** `not-found` while nothing is published. */
export function newestVersion(
  stores: Stores,
  assessment: PartialAssessment,
): Promise<Result<PartialVersion, NotFound | Damaged>> {
  const { id, publishedVersion } = assessment
  if (publishedVersion === undefined) return Promise.resolve(failed({ kind: 'not-found' }))
  return getWhole(stores, partialVersions, versionIdOf(id, publishedVersion))
}

/**
 * The invitation that the candidate's address may show before anyone has signed in: of the
 * questions, only their kinds and number.
 */
export function invitationTo(version: PartialVersion, onlyToFinish: boolean) {
  const { settings, sections, language } = version.definition
  const { usualMinutes } = version
  const limits = limitFacts(version.definition, 0)
  const { title, introduction, layout } = settings
  const kinds = sections.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  return {
    assessmentId: version.assessmentId,
    versionId: version.id,
    title,
    ...(introduction && { introduction }),
    minutes: estimatedMinutes(version.definition),
    ...(usualMinutes !== undefined && { usualMinutes }),
    limits,
    isLimited: limits !== null,
    questions: questionCount(version.definition),
    kinds: [...new Set(kinds)],
    layout,
    language,
    languages: offeredLanguages(version.definition).map((each) => {
      const texts = inLanguage(version.definition, each).settings
      return {
        language: each,
        title: texts.title,
        ...(texts.introduction && { introduction: texts.introduction }),
      }
    }),
    onlyToFinish,
    ...(version.company && { company: version.company }),
  }
}

/** Whether a candidate's clock has anything to measure. */
export function isLimited(definition: Definition): boolean {
  return limitFacts(definition, 0) !== null
}

/** Somebody has started and may still finish, whatever the state of the assessment. */
export async function someoneIsUnfinished(stores: Stores, assessmentId: string): Promise<boolean> {
  const raws = await stores.all('Responses', 'assessmentId', assessmentId)
  return checkRecords(partialResponses, raws).whole.some(
    (response) => response.current !== undefined,
  )
}
