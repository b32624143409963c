import { describe, expect, test, vi } from 'vitest'
import { newAssessment, newVersion } from '#src/builder/storage/assessmentRecords.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { newAttempt, newResponse } from '#src/taking/storage/attempts.ts'
import { assignAssessment, createCandidate } from '#src/hiring/storage/candidates.ts'
import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { countRecords, removeSampleData, writeSampleData } from '#src/custody/storage/sampleData.ts'
import { type SampleRecords } from '#src/custody/model/samples/sampleRecords.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  candidateDetails,
  failure,
  MORNING,
  readyDefinition,
  STAFF,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

/** One job, one published assessment, some candidates, every second one with a response. */
async function someSamples(candidates = 600): Promise<SampleRecords> {
  const job = { ...(await aJob()), sample: true as const }
  const model = await aCandidate(job.id)
  await Promise.all([jobTable.clear(), candidateTable.clear()])
  const draft = newAssessment(job.id, readyDefinition())
  const version = newVersion(draft, { number: 1, by: STAFF, now: MORNING })
  const people = Array.from({ length: candidates }, (_, index) => ({
    ...model,
    id: crypto.randomUUID(),
    email: `sample${index}@example.org`,
    sample: true as const,
  }))
  const answering = people.filter((_, index) => index % 2 === 0)
  return {
    jobs: [job],
    candidates: people,
    assessments: [{ ...draft, publishedVersion: 1, sample: true }],
    versions: [version],
    responses: answering.map(({ id }) => ({
      ...newResponse(id, version, newAttempt(version, MORNING.toISOString())),
      current: newAttempt(version, MORNING.toISOString()),
      sample: true,
    })),
  }
}

const EMPTY = { jobs: 0, candidates: 0, assessments: 0, responses: 0, sample: 0 }

describe('writing sample data', () => {
  test('writes everything and reports progress', async () => {
    const records = await someSamples()
    const told: number[] = []
    const counts = await writeSampleData(records, {
      onProgress: ({ done, total }) => told.push(done / total),
    })
    expect(value(counts)).toEqual({ jobs: 1, candidates: 600, assessments: 1, responses: 300 })
    expect(await countRecords()).toEqual({ ...value(counts), sample: 1 })
    expect(told.length).toBeGreaterThan(4)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
  })

  test('cancelled at any point leaves nothing', async () => {
    const records = await someSamples()
    for (const stopAt of [0, 1, 300, 602, 700, 902]) {
      const stopping = new AbortController()
      if (stopAt === 0) stopping.abort()
      const result = await writeSampleData(records, {
        signal: stopping.signal,
        onProgress: ({ done }) => {
          if (done >= stopAt) stopping.abort()
        },
      })
      expect(failure(result)).toBe('cancelled')
      expect(await countRecords()).toEqual(EMPTY)
    }
  })

  test('on a full disk leaves nothing', async () => {
    const records = await someSamples()
    for (const store of ['Jobs', 'Candidates', 'Assessments', 'Responses']) {
      failWrites(store)
      expect(failure(await writeSampleData(records, {}))).toBe('storage-full')
      vi.restoreAllMocks()
      expect(await countRecords()).toEqual(EMPTY)
    }
    expect(failure(await writeSampleData(records, {}))).toBe(null)
  })

  test('refuses invalid records', async () => {
    const records = await someSamples()
    const responses = records.responses.map((response) => ({ ...response, rev: -1 }))
    expect(failure(await writeSampleData({ ...records, responses }, {}))).toBe('not-valid')
    expect(await countRecords()).toEqual(EMPTY)
  })
})

describe('removing sample data', () => {
  test('leaves the user’s own records', async () => {
    const own = await aJob()
    const mine = await aCandidate(own.id)
    const records = await someSamples(20)
    await jobTable.put(own)
    await candidateTable.put(mine)
    await writeSampleData(records, {})
    expect(value(await removeSampleData())).toEqual({
      removed: { jobs: 1, candidates: 20, assessments: 1, responses: 10 },
      kept: 0,
    })
    expect(await countRecords()).toEqual({ ...EMPTY, jobs: 1, candidates: 1 })
    expect(await assessmentTable.count()).toBe(0)
  })

  test('keeps what the user’s own records refer to', async () => {
    const records = await someSamples(20)
    await writeSampleData(records, {})
    const [job] = records.jobs
    const [assessment] = records.assessments
    if (!job || !assessment) throw new Error('There is one of each')
    const mine = value(await createCandidate(candidateDetails(job.id), STAFF))
    await assignAssessment(mine.id, assessment.id, STAFF)
    expect(value(await removeSampleData())).toMatchObject({
      removed: { jobs: 0, candidates: 20, assessments: 0, responses: 10 },
      kept: 2,
    })
    // The assessment and its version.
    expect(await assessmentTable.count()).toBe(2)
    expect(await responseTable.count()).toBe(0)
    await candidateTable.delete(mine.id)
    value(await createAssessment(job.id, 'Own'))
    expect(value(await removeSampleData())).toMatchObject({
      removed: { jobs: 0, assessments: 1 },
      kept: 1,
    })
    expect(await assessmentTable.count()).toBe(1)
  })
})
