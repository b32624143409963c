/**
 * What staff read of submitted responses: the engine, the lists, what-if, every export and its audit
 * agree.
 */
import { expect } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { finishedScore, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { type Score, scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { unchangedWhatIf, weigh } from '#src/review/model/whatIf.ts'
import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { commentAnswer, finishReview, markAnswer, recommend } from '#src/review/storage/marking.ts'
import { listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { jobs } from '#src/review/workers/jobs.ts'
import { currentActor, setSetting } from '#src/storage/device/device.ts'
import { audited } from '#tests/support/exports/audited.ts'
import { readCsv } from '#tests/support/exports/readTables.ts'
import { assessmentNow, STAFF, value } from '#tests/support/hiring.ts'

/** Everything that staff read of the responses to an assessment, to be compared. */
export async function everythingRead(assessmentId: string) {
  const me = await currentActor()
  const rows: unknown[] = []
  await jobs.rows({ assessmentId, candidateIds: null }, async ({ items }) => {
    rows.push(...items)
  })
  const noReport = async () => undefined
  const input = { assessmentId, version: null }
  return {
    rows,
    whatIf: await jobs.whatIf(input, noReport),
    statistics: await jobs.statistics({ ...input, me }, noReport),
    json: await exported(assessmentId, 'json'),
    csv: await exported(assessmentId, 'csv'),
  }
}

/** Each response is scored alike everywhere, by the keys of its version that count. */
export async function isScoredAlike(assessmentId: string): Promise<void> {
  const { whole, versions } = await listReviewed(assessmentId, attemptCache())
  const read = await everythingRead(assessmentId)
  const { chosen } = read.whatIf
  const weighing = versions.find(({ id }) => id === chosen?.versionId)!.definition
  const weighed = chosen ? weigh(chosen.table, unchangedWhatIf(weighing)) : []
  expect(await audited(read.json)).toMatchObject({ status: 0, report: { differences: [] } })
  const json = responsesFileSchema.parse(JSON.parse(read.json))
  const [heads = [], ...lines] = readCsv(read.csv)
  expect(json.responses).toHaveLength(whole.length)
  expect(lines).toHaveLength(read.rows.length)
  expect(read.statistics.responses).toBe(whole.length)
  for (const { candidateId, candidate, attempts } of whole) {
    for (const { attempt, shownAnswers, reading } of attempts) {
      const { definition } = versions.find(({ id }) => id === attempt.versionId)!
      const own = scoreEvaluation(startEvaluation(compile(definition), shownAnswers(), attempt))
      expect(reading!.scoreByKeys()).toEqual(own)
    }
    const last = attempts.at(-1)!
    const { score: judged } = last.reading!.judged()
    expect(read.rows).toContainEqual(
      expect.objectContaining({ candidateId, score: expect.objectContaining(facts(judged)) }),
    )
    const at = chosen!.rows.findIndex((each) => each.candidateId === candidateId)
    if (last.attempt.versionId === chosen!.versionId) {
      expect(weighed[at]!.points).toBeCloseTo(judged.points, 9)
      expect(weighed[at]!.passed).toBe(judged.passed)
    }
    const inFile = json.responses.find((each) => each.reference === candidate.reference)!
    expect(inFile.attempts.at(-1)!.score).toMatchObject(facts(judged))
    const line = lines.find((each) => each.includes(candidate.reference))!
    expect(Number(line[heads.indexOf('Points')])).toBeCloseTo(judged.points, 9)
    await isRecorded(candidateId, (versionId) => versions.find(({ id }) => id === versionId)!)
  }
  expect(JSON.stringify([json, lines, read.rows])).not.toContain('Canary')
}

/** The newest entry of each attempt has the score that counts, with the marks of all. */
async function isRecorded(
  candidateId: string,
  versionOf: (versionId: string) => { definition: Definition },
): Promise<void> {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It was submitted')
  const { attempts, reviews, settled, scores } = stored.value
  for (const { attemptId, versionId, answers, ...attempt } of attempts) {
    const newest = scores.findLast((each) => each.attemptId === attemptId)
    if (newest === undefined) continue
    const { definition } = versionOf(versionId)
    const evaluation = startEvaluation(compile(definition), answers, attempt)
    const { points, most } = finishedScore(evaluation, reviews, { attemptId, settled })
    expect(newest).toMatchObject({ points, most })
  }
}

function facts({ points, most, toBeMarked }: Score) {
  return { points, most, toBeMarked }
}

async function exported(assessmentId: string, format: 'json' | 'csv'): Promise<string> {
  const choices = { format, words: 'labels', includesNames: false, byteOrderMark: false } as const
  const input = {
    assessmentId,
    candidateIds: null,
    choices,
    exportedAt: '2026-03-03T09:00:00.000Z',
  }
  return (await jobs.export(input, async () => undefined)).file.text()
}

/** Both give every answer that no key decides marks of their own, and settle one. */
export async function isMarkedByTwo(assessmentId: string): Promise<void> {
  await isMarkedBy('Mira', assessmentId, (limits) => limits.most)
  await isMarkedBy('Noor', assessmentId, (limits) => limits.least)
  const { whole, me } = await listReviewed(assessmentId, attemptCache())
  for (const { candidateId, attempts } of whole) {
    const { attempt, reading } = attempts.at(-1)!
    const where = { candidateId, attemptId: attempt.attemptId, me }
    const [differing] = Object.keys(reading!.judged().mine?.marks ?? {})
    if (differing === undefined) continue
    const { least } = limitsOfMark(reading!.version, differing)
    value(await settleAnswer(where, differing, { points: least, reason: 'We agreed' }))
  }
  await setSetting('staffName', 'Mira')
}

async function isMarkedBy(
  name: string,
  assessmentId: string,
  choose: (limits: { least: number; most: number }) => number,
): Promise<void> {
  await setSetting('staffName', name)
  const { whole, me } = await listReviewed(assessmentId, attemptCache())
  for (const { candidateId, attempts } of whole) {
    const { attempt, reading } = attempts.at(-1)!
    const where = { candidateId, attemptId: attempt.attemptId, me }
    for (const questionId of reading!.judged().toMark) {
      const points = choose(limitsOfMark(reading!.version, questionId))
      value(await markAnswer(where, questionId, { points }))
      value(await commentAnswer(where, questionId, 'Canary wrote this well'))
    }
    value(await recommend(where, 'yes'))
    value(await finishReview(where))
  }
  const marked = await listReviewed(assessmentId, attemptCache())
  for (const { attempts } of marked.whole) {
    expect(attempts.at(-1)!.reading!.judged()).toMatchObject({ isProvisional: false, left: [] })
  }
}

function limitsOfMark({ definition }: { definition: Definition }, questionId: string) {
  return markLimits(questionsOf(definition).find(({ id }) => id === questionId)!)
}

/** Another key counts wherever points are computed, and its scores are recorded. Whether it was one. */
export async function isKeyFixed(
  assessmentId: string,
  { id: versionId, definition }: { id: string; definition: Definition },
  questionId: string,
): Promise<boolean> {
  const before = (await assessmentNow(assessmentId)).keyCorrections
  const question = questionsOf(definition).find(({ id }) => id === questionId)
  const key = question && question.kind !== 'statement' && otherKey(question)
  if (!key) return false
  const fix = { assessmentId, versionId, questionId, reason: 'It was wrong', by: STAFF }
  const corrected = await correctKey({ ...fix, key, known: before.length })
  if (!corrected.ok) {
    // Random limits often rule out what another key asks for.
    expect(corrected.error.kind).toBe('not-a-correction')
    return false
  }
  const { at } = corrected.value
  const input = { assessmentId, versionId, questionId, change: { at } }
  const { candidateIds } = await jobs.keyEffects(input, async () => undefined)
  value(await recordKeyCorrection({ assessmentId, at, candidateIds }))
  const { versions } = await listReviewed(assessmentId, attemptCache())
  const now = versions.find(({ id }) => id === versionId)!
  expect(now.published).toEqual(definition)
  expect(questionsOf(now.definition).find(({ id }) => id === questionId)).toHaveProperty('key', key)
  return true
}

/** Null for a question without a key. */
function otherKey(question: AnswerableQuestion): unknown {
  if (!('key' in question) || question.key === undefined) return null
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice':
      return { options: question.options.slice(-1).map(({ id }) => id) }
    case 'shortText':
      return { accepted: ['xyx', 'yx'], ignoreCase: false }
    case 'ranking':
      return { order: question.options.map(({ id }) => id).toReversed() }
    case 'date':
      return { value: '2024-03-01', tolerance: 0 }
    case 'number':
    case 'rating':
      return { value: 2, tolerance: 0 }
    case 'matrix': {
      const column = question.options.slice(0, 1).map(({ id }) => id)
      return {
        byRow: Object.fromEntries(question.rows.map(({ id }) => [id, column])),
        grading: 'all',
      }
    }
  }
}
