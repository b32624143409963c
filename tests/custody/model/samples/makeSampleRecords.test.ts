import { beforeAll, describe, expect, test } from 'vitest'

import { assessmentSchema, type Version, versionSchema } from '#schemas/records/assessment.ts'
import { candidateSchema, stageSchema } from '#schemas/records/candidate.ts'
import { jobSchema } from '#schemas/records/job.ts'
import { responseSchema } from '#schemas/records/response.ts'
import type { SampleRecords } from '#src/custody/model/samples/sampleRecords.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { makeSampleRecords } from '#src/custody/model/samples/makeSampleRecords.ts'

const now = new Date('2026-05-20T09:00:00.000Z')

function make(over: Partial<Parameters<typeof makeSampleRecords>[0]> = {}) {
  return makeSampleRecords({
    seed: 7,
    now,
    existing: { slugs: [], lastOrder: 0 },
    onProgress: () => {},
    signal: new AbortController().signal,
    ...over,
  })
}

let records: SampleRecords

beforeAll(async () => {
  const made = await make()
  if (made === null) throw new Error('cancelled')
  records = made
})

describe('counts', () => {
  test('25 jobs, 1,000 candidates, 3 assessments, 150 responses', () => {
    expect(records.jobs).toHaveLength(25)
    expect(records.candidates).toHaveLength(1_000)
    expect(records.assessments).toHaveLength(3)
    expect(records.responses).toHaveLength(150)
  })

  test('two assessments are published, one of them twice, and one is a draft', () => {
    const published = records.assessments.map(({ publishedVersion }) => publishedVersion)
    expect(published).toEqual([2, 1, undefined])
    expect(records.versions).toHaveLength(3)
  })

  test('each assessment has ten questions or more, and conditions', () => {
    for (const { draft } of records.assessments) {
      const questions = questionsOf(draft).filter(({ kind }) => kind !== 'statement')
      expect(questions.length).toBeGreaterThanOrEqual(10)
      expect(questions.filter(({ showIf }) => showIf).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('each assessment can be saved as a file and opened again', () => {
    for (const { draft } of records.assessments) {
      const file = writeAssessmentFile({ definition: draft, testCandidates: [] })
      expect(readAssessmentFile(file)).toEqual({
        ok: true,
        value: { definition: draft, testCandidates: [] },
      })
    }
  })

  test('candidates are in every stage, and jobs have every status', () => {
    const stages = new Set(records.candidates.map(({ stage }) => stage))
    expect([...stages].toSorted()).toEqual([...stageSchema.options].toSorted())
    expect(new Set(records.jobs.map(({ status }) => status)).size).toBe(3)
  })

  test('names come from many scripts', () => {
    const scripts = [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Devanagari',
      'Thai',
      'Han',
      'Hangul',
      'Georgian',
    ]
    const names = records.candidates.map(({ name }) => name).join(' ')
    for (const script of scripts) expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
  })
})

describe('every record is valid', () => {
  test.each([
    ['jobs', jobSchema],
    ['candidates', candidateSchema],
    ['assessments', assessmentSchema],
    ['versions', versionSchema],
    ['responses', responseSchema],
  ] as const)('%s fit their schema', (name, schema) => {
    for (const record of records[name])
      expect(schema.safeParse(record).error?.issues).toBeUndefined()
  })

  test('records that can be marked as sample are', () => {
    const { jobs, candidates, assessments, responses } = records
    for (const { sample } of [...jobs, ...candidates, ...assessments, ...responses]) {
      expect(sample).toBe(true)
    }
  })

  test('there are no duplicates and no dangling references', () => {
    const jobIds = new Set(records.jobs.map(({ id }) => id))
    const candidates = new Map(records.candidates.map((each) => [each.id, each]))
    const assessmentIds = new Set(records.assessments.map(({ id }) => id))
    expect(jobIds.size).toBe(25)
    expect(candidates.size).toBe(1_000)
    expect(new Set(records.candidates.map(({ email }) => email)).size).toBe(1_000)
    expect(new Set(records.jobs.map(({ slug }) => slug)).size).toBe(25)
    for (const { jobId } of [...records.candidates, ...records.assessments]) {
      expect(jobIds.has(jobId)).toBe(true)
    }
    for (const { candidateId, assessmentId } of records.responses) {
      expect(candidates.get(candidateId)?.assignment?.assessmentId).toBe(assessmentId)
      expect(assessmentIds.has(assessmentId)).toBe(true)
    }
  })

  test('a draft job has no candidates', () => {
    const drafts = new Set(
      records.jobs.filter(({ status }) => status === 'draft').map(({ id }) => id),
    )
    expect(records.candidates.filter(({ jobId }) => drafts.has(jobId))).toEqual([])
  })

  test('a timeline is in order, ends at the current stage, and is never in the future', () => {
    for (const { timeline, stage, appliedAt, updatedAt } of records.candidates) {
      const moments = timeline.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted())
      expect(moments[0]).toBe(appliedAt)
      expect(moments.at(-1)).toBe(updatedAt)
      expect(updatedAt <= now.toISOString()).toBe(true)
      const moved = timeline.findLast((entry) => entry.kind === 'stageMoved')
      expect(moved?.kind === 'stageMoved' ? moved.to : 'applied').toBe(stage)
    }
  })

  test('published versions are ready', () => {
    for (const { definition } of records.versions) expect(checkReadiness(definition)).toEqual([])
  })
})

describe('every response', () => {
  const versionOf = (versionId: string): Version | undefined =>
    records.versions.find(({ id }) => id === versionId)

  test('could be submitted to its own version, and stores exactly what submitting would', () => {
    for (const { attempts, versionId, submittedAt } of records.responses) {
      const [attempt] = attempts
      const version = versionOf(versionId)
      expect(attempt?.submittedAt).toBe(submittedAt)
      expect(version && attempt && attempt.startedAt >= version.publishedAt).toBe(true)
      const evaluation = startEvaluation(compile(version!.definition), attempt!.answers, {
        seed: 0,
      })
      expect(prepareSubmission(evaluation)).toEqual({
        ok: true,
        value: { answers: attempt!.answers, dropped: [] },
      })
    }
  })

  test('the old version has responses too, and some candidates changed earlier answers', () => {
    expect(new Set(records.responses.map(({ versionId }) => versionId)).size).toBe(3)
    expect(records.responses.some(({ attempts }) => attempts[0]?.dropped.length)).toBe(true)
  })
})

test('the same seed gives the same records, another seed others', async () => {
  expect(await make()).toEqual(records)
  expect((await make({ seed: 8 }))?.candidates[0]?.name).not.toBe(records.candidates[0]?.name)
})

test('existing slugs are avoided, and the jobs come last', async () => {
  const made = await make({ existing: { slugs: ['backend-engineer'], lastOrder: 40 } })
  expect(made?.jobs[0]).toMatchObject({ slug: 'backend-engineer-2', order: 41 })
})

test('cancelled, it returns nothing', async () => {
  const controller = new AbortController()
  const made = await make({
    signal: controller.signal,
    onProgress: ({ done }) => {
      if (done > 200) controller.abort()
    },
  })
  expect(made).toBeNull()
})
