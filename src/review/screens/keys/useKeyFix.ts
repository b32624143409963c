import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listCorrectedVersions, listCorrections } from '#src/review/storage/correctedVersions.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { versionsWithSameKey } from '#src/review/model/keyCorrections.ts'

/** The question in the address, as it was published and as it counts; undefined while loading. */
export function useKeyFix(
  assessmentId: string,
  at: { version: string | null; question: string | null },
) {
  const read = useQuery(async () => {
    const [stored, versions, corrections, me] = await Promise.all([
      getAssessment(assessmentId),
      listCorrectedVersions(assessmentId),
      listCorrections(assessmentId),
      currentActor(),
    ])
    return { stored, versions, me, known: corrections.length }
  }, [assessmentId])
  if (read === undefined) return undefined
  const { stored, versions, me, known } = read
  const assessment = stored?.kind === 'whole' ? stored.value : null
  const version = versions.find(({ number }) => `${number}` === at.version)
  const find = (questions = version?.definition) =>
    questions && questionsOf(questions).find(({ id }) => id === at.question)
  const question = find()
  const published = find(version?.published)
  if (!version || !question || !published) return { stored, assessment, found: null }
  const number = numberQuestions(version.definition).get(question.id) ?? null
  const corrections = version.corrections.filter(({ questionId }) => questionId === question.id)
  const sameKey = versionsWithSameKey(versions, version, question.id)
  return {
    stored,
    assessment,
    found: { version, question, published, number, corrections, sameKey, me, known },
  }
}

export type KeyToFix = NonNullable<NonNullable<ReturnType<typeof useKeyFix>>['found']>
