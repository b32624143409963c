import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { correctedVersion } from '#src/review/model/keyCorrections.ts'
import { anyAnswers, anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anyWholeDefinition } from '#tests/support/arbitrary/arbitraryCalculations.ts'
import { anAssessment, longText, shortText, singleChoice } from '#tests/support/definitions.ts'
import { auditedExports } from '#tests/support/exports/audited.ts'
import { scoredRecords, scoredVersions } from '#tests/support/exports/exportedScores.ts'
import { mira, submitted, versionsOf } from '#tests/support/exports/submittedRecords.ts'
import { withPoints } from '#tests/support/pointsForAll.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { sampleRecords } from '#tests/support/reviewing/sampleRecords.ts'

const at = '2026-02-04T10:00:00.000Z'
const noor = { kind: 'staff', name: 'Noor' } as const
const nothing = { status: 0, error: [], report: { differences: [] } }

test('the audit agrees with every score and figure of the sample data', async () => {
  const made = await sampleRecords()
  const candidateById = new Map(made.candidates.map((candidate) => [candidate.id, candidate]))
  let audits = 0
  for (const { id } of made.assessments) {
    const versions = made.versions.filter(({ assessmentId }) => assessmentId === id)
    const records = made.responses
      .filter(({ assessmentId, attempts }) => assessmentId === id && attempts.length > 0)
      .map((response) => ({
        response,
        candidate: candidateById.get(response.candidateId) ?? null,
      }))
    if (records.length === 0) continue
    audits += 1
    for (const audit of await auditedExports(versions, records)) {
      expect(audit).toMatchObject(nothing)
      expect(audit.report.checked).toMatchObject({ responses: records.length })
    }
  }
  expect(audits).toBe(2)
})

test('the audit agrees with scores of every kind, settled and by several reviewers', async () => {
  for (const audit of await auditedExports(scoredVersions, scoredRecords)) {
    expect(audit).toMatchObject(nothing)
  }
})

test('the audit agrees after keys were fixed, with earlier attempts and what-ifs', async () => {
  const definition: Definition = {
    ...anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen'], {
        ...{ key: { options: ['Bergen'] }, points: 2 },
        knockOut: { op: 'is', value: 'Bergen' },
      }),
      shortText('word', { key: { accepted: ['Ada'], ignoreCase: true }, points: 3 }),
      longText('why', { points: 4 }),
    ),
  }
  definition.settings = {
    ...definition.settings,
    passMark: { percent: 50 },
    bands: [
      { id: 'b1', name: 'Strong', from: 80 },
      { id: 'b2', name: 'Fair', from: 40 },
    ],
  }
  const [version] = versionsOf(definition)
  const fix = { versionId: version!.id, questionId: 'capital', by: mira, at, reason: 'Oslo it is' }
  const fixed = correctedVersion(version!, [
    { ...fix, key: { options: [] } },
    { ...fix, key: { options: ['Oslo'] } },
  ])
  const retaken = submitted(
    { capital: { option: 'Oslo' }, word: 'ada', why: 'So' },
    { isShown: true },
  )
  const [last] = retaken.response.attempts
  retaken.response.attempts.unshift({ ...last!, attemptId: crypto.randomUUID(), answers: {} })
  const marked = submitted(
    { capital: { option: 'Bergen' }, word: 'Bob', why: 'So' },
    { reviews: [{ by: mira, marks: { why: { points: 3, at } }, comments: {}, doneAt: at }] },
  )
  const whatIf = {
    ...{ id: 'w1', versionId: version!.id, name: 'Words', by: mira, at },
    ...{ weights: { word: 2.5, s1: 0.3 }, passMark: 62.5, bands: { b1: 90, b2: 10 } },
  }
  const audits = await auditedExports([fixed], [retaken, marked], {}, null, [whatIf])
  for (const audit of audits) expect(audit).toMatchObject(nothing)
  // A name is hidden in one answer that a key decides.
  expect(audits.map(({ report }) => report.taken.hiddenAnswers)).toEqual([1, 0])
  expect(audits[0]?.report.checked).toMatchObject({ attempts: 3, whatIfs: 3, versions: 1 })
})

test.each([
  ['points for every question', anyDefinition.map(withPoints)],
  ['keys, points per option and calculated values', anyWholeDefinition],
])('the audit agrees with random answers: %s', async (_, any) => {
  await fc.assert(
    fc.asyncProperty(
      any,
      fc.array(anyAnswers, { minLength: 1, maxLength: 4 }),
      async (of, given) => {
        const records = given.map((answers, place) => markedByTwo(of, answers, place))
        for (const audit of await auditedExports(versionsOf(of), records)) {
          expect(audit).toMatchObject(nothing)
        }
      },
    ),
    fewRuns,
  )
})

/** Both reviewers mark most questions, the first by the most, the second by a quarter of it. */
function markedByTwo(definition: Definition, given: Answers, place: number) {
  const marks = (share: (most: number) => number) =>
    Object.fromEntries(
      questionsOf(definition)
        .filter((_, index) => (index + place) % 3 > 0)
        .map((question) => [question.id, { points: share(markLimits(question).most), at }]),
    )
  // Blank answers are never submitted (rule R1).
  const answers = Object.fromEntries(
    questionsOf(definition).flatMap((question) => {
      const answer = given[question.id]
      return answer === undefined || isBlank(question, answer) ? [] : [[question.id, answer]]
    }),
  )
  return submitted(answers, {
    reviews: [
      {
        by: mira,
        marks: marks((most) => most),
        comments: {},
        ...(place % 2 === 0 && { doneAt: at }),
      },
      { by: noor, marks: marks((most) => most / 4), comments: {}, doneAt: at },
    ],
  })
}
