import { expect, test } from 'vitest'

import { makeSampleRecords } from '#src/custody/model/samples/makeSampleRecords.ts'
import {
  expectSums,
  pointsOf,
  scoredRecords,
  scoredVersions,
} from '#tests/support/exports/exportedScores.ts'

test('Y19: every row of the scores adds up to its points, and so does every score in JSON', async () => {
  await expectSums(scoredVersions, scoredRecords)
  // By key and in parts, by option down to the floor, by people, and calculated up to the limit.
  expect(await pointsOf(scoredVersions, scoredRecords)).toEqual([
    12.8333333333333, 2.5, 0.333333333333333, 0,
  ])
})

test('Y19: with the sample data too', async () => {
  const made = await makeSampleRecords({
    seed: 7,
    now: new Date('2026-05-20T09:00:00.000Z'),
    existing: { slugs: [], lastOrder: 0 },
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  const candidateById = new Map(made?.candidates.map((candidate) => [candidate.id, candidate]))
  const counts: number[] = []
  for (const { id } of made?.assessments ?? []) {
    const finished = (made?.responses ?? []).filter(
      ({ assessmentId, attempts }) => assessmentId === id && attempts.length > 0,
    )
    const answered = (made?.versions ?? []).filter(({ assessmentId }) => assessmentId === id)
    const submissions = finished.map((response) => {
      return { response, candidate: candidateById.get(response.candidateId) ?? null }
    })
    await expectSums(answered, submissions)
    counts.push(submissions.length)
  }
  expect(counts.filter((count) => count > 0)).toHaveLength(2)
})
