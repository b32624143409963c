/** Finished attempts as reviewers read them. */
import type { Version } from '#schemas/records/assessment.ts'
import type { Answers } from '#schemas/answer.ts'
import { FORMATS } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import { answerMask, type KnownPerson, NO_MASK } from '#src/review/model/masking/answerMask.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import {
  type AttemptReading,
  type ReviewedAttempt,
  reviewedAttempt,
  type Reviewing,
} from '#src/review/model/reviewedAttempt.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import { STAFF } from '#tests/support/hiring.ts'

const AT = '2026-03-02T09:00:00.000Z'

/** The attempt of one person; without `person`, as somebody who sees the name. */
export function reviewed(
  definition: Definition,
  answers: Answers,
  {
    person,
    attemptId = crypto.randomUUID(),
    published = definition,
    ...own
  }: Partial<Reviewing> & {
    person?: KnownPerson
    attemptId?: string
    published?: Definition
  } = {},
): ReviewedAttempt {
  const version = { ...versionWith(definition), published }
  const mask = person ? answerMask(person, answers, questionsOf(definition)) : NO_MASK
  return reviewedAttempt(
    { ...attemptAt(version, answers), attemptId },
    {
      version,
      reviews: [],
      me: STAFF,
      mask,
      cache: attemptCache(),
      ...own,
    },
  )
}

/** The same, read by its version. */
export function readingOf(...given: Parameters<typeof reviewed>): AttemptReading {
  const { reading } = reviewed(...given)
  if (reading === null) throw new Error('It has a version')
  return reading
}

export function versionWith(definition: Definition, number = 1): Version {
  const assessmentId = crypto.randomUUID()
  return {
    format: FORMATS.version,
    rev: 1,
    kind: 'version',
    id: `${assessmentId}.v${number}`,
    assessmentId,
    number,
    publishedAt: AT,
    publishedBy: STAFF,
    definition,
  }
}

function attemptAt({ id }: Version, answers: Answers): FinishedAttempt {
  return {
    attemptId: crypto.randomUUID(),
    versionId: id,
    startedAt: AT,
    seed: 0,
    language: 'en',
    answers,
    clock: { activeMs: 0 },
    events: [],
    submittedAt: AT,
    receipt: 'RRRR-1111',
    dropped: [],
  }
}
