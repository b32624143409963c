// @vitest-environment happy-dom
/**
 * An assessment that uses every feature at once, from its draft to a restored backup: what must be the
 * same is the same after each step. `features.ts` lists the pairs of features that this covers.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { simulateCandidates } from '#src/builder/model/paths/prover.ts'
import {
  outcomeOfCandidate,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import {
  createAssessment,
  createFromFile,
  duplicateAssessment,
} from '#src/builder/storage/newAssessments.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import { inLanguage, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { unchangedWhatIf, weigh } from '#src/review/model/whatIf.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { jobs } from '#src/review/workers/jobs.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import { openAttemptWriter } from '#src/taking/storage/saving.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { anyWholeLife } from '#tests/support/arbitrary/arbitraryWhole.ts'
import {
  backupOfEverything,
  eraseEverything,
  everythingStored,
  replaceWith,
} from '#tests/support/backups.ts'
import { emptyDatabases, withFreshDatabases } from '#tests/support/database.ts'
import { readCsv } from '#tests/support/exports/readTables.ts'
import {
  aCandidate,
  aJob,
  assessmentNow,
  minutesLater,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

withFreshDatabases()

/** Each run stores, submits, exports and restores, so a tenth of the usual number. */
const runs = { ...propertyRuns, numRuns: Math.ceil(propertyRuns.numRuns / 10) }

test('every feature at once survives every step of an assessment', async () => {
  let submissions = 0
  await fc.assert(
    fc.asyncProperty(anyWholeLife, fc.nat({ max: 1000 }), async (definition, seed) => {
      await emptyDatabases()
      const { id: jobId } = await aJob()
      const tests = testCandidates(definition, seed)
      const assessmentId = await isSavedAndCopied(jobId, definition, tests)
      const { rev } = await assessmentNow(assessmentId)
      const published = await publishDraft({ assessmentId, rev, by: STAFF })
      // Random conditions often lead to a dead end; nothing else may be refused.
      expect(published).toMatchObject(
        published.ok
          ? { value: { definition: withoutOriginals(definition) } }
          : { error: { kind: 'not-ready' } },
      )
      if (!published.ok) return

      const candidateIds: string[] = []
      for (const language of offeredLanguages(definition)) {
        const { id } = await aCandidate(jobId, { name: `Canary ${language}` })
        if (await hasSubmitted({ candidateId: id, assessmentId, language, definition, seed })) {
          candidateIds.push(id)
        }
      }
      submissions += candidateIds.length
      await isScoredAlike(assessmentId, definition)
      await isMarkedAlike(assessmentId)
      await isKeptByBackup(assessmentId)

      const [again] = candidateIds
      if (again === undefined) return
      value(await allowRetake(again, STAFF))
      const retake = { candidateId: again, assessmentId, language: 'de', definition, seed }
      await hasSubmitted(retake)
      await isScoredAlike(assessmentId, definition)
    }),
    runs,
  )
  // In three languages each, and once more as a retake.
  expect(submissions).toBeGreaterThan(runs.numRuns / 2)
})

/** A version keeps no original that its translation was made from (rule Z9). */
function withoutOriginals(definition: Definition): Definition {
  const entries = Object.entries(definition.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).map(([id, { original: _made, ...words }]) => [id, words]),
    ),
  ])
  return { ...definition, translations: Object.fromEntries(entries) }
}

/** A simulated candidate, with its present outcome as the expected one. */
function testCandidates(definition: Definition, seed: number): TestCandidate[] {
  return simulateCandidates(definition, { seed, count: 2 }).map((simulated, place) => ({
    id: `test${place}`,
    name: `Test ${place}`,
    ...simulated,
    expected: outcomeOfCandidate(definition, simulated),
  }))
}

/** Saved, opened again, written to a file, opened from it, and duplicated: always the same. */
async function isSavedAndCopied(
  jobId: string,
  definition: Definition,
  tests: TestCandidate[],
): Promise<string> {
  const { title } = definition.settings
  const file = value(readAssessmentFile(writeAssessmentFile({ definition, testCandidates: tests })))
  expect(file).toEqual({ definition, testCandidates: tests })
  const opened = value(await createFromFile(jobId, title, { fileName: 'whole.json', ...file }))
  const copied = value(await duplicateAssessment(opened.id))
  for (const { draft, testCandidates: own } of [opened, copied]) {
    expect(withIdsOf(definition, draft)).toEqual(definition)
    expect(offeredLanguages(draft)).toEqual(offeredLanguages(definition))
    expect(runCandidates(draft, own).flatMap(({ differences }) => differences)).toEqual([])
  }

  const { id, rev } = value(await createAssessment(jobId, title))
  value(await saveDraft({ assessmentId: id, rev, draft: definition }))
  expect((await assessmentNow(id)).draft).toEqual(definition)
  return id
}

/** A copy with the ids of what it was copied from, which have the same places. */
function withIdsOf(original: Definition, copy: Definition): unknown {
  const ids = idsIn(original)
  const nameOf = new Map(idsIn(copy).map((id, place) => [id, ids[place] ?? id]))
  const renamed = (text: string) =>
    text
      .split('.')
      .map((part) => nameOf.get(part) ?? part)
      .join('.')
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part)
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [renamed(key), walk(own)]))
  }
  return walk(copy)
}

function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, own]) =>
    key === 'id' && typeof own === 'string' ? [own] : idsIn(own),
  )
}

interface Sitting {
  candidateId: string
  assessmentId: string
  language: string
  definition: Definition
  seed: number
}

/** Starts, answers, comes back to the same answers, and submits; false if there is no way to the end. */
async function hasSubmitted({ candidateId, assessmentId, language, definition, seed }: Sitting) {
  const open = { candidateId, assessmentId, language, now: minutesLater(0) }
  const { response, version } = value(await startOrResume(open))
  const attempt = response.current!
  expect(attempt.language).toBe(language)
  const compiled = compile(inLanguage(version.definition, language))
  const submission = simulateCandidates(definition, { seed, count: 8 })
    .map(({ answers }) => prepareSubmission(startEvaluation(compiled, answers, attempt)))
    .find(({ ok }) => ok)
  if (!submission?.ok) return false
  const { answers, dropped } = submission.value

  const writer = openAttemptWriter({ response, onState: () => undefined })
  writer.change({ answers })
  await writer.flush()
  writer.close()
  const resumed = value(await startOrResume({ ...open, now: minutesLater(1) }))
  expect(resumed.resumed).toBe(true)
  expect(resumed.response.current).toMatchObject({ answers, seed: attempt.seed, language })

  const { attemptId } = attempt
  const ended = { candidateId, attemptId, answers, dropped, now: minutesLater(2) }
  value(await submitAttempt(ended))
  return true
}

/** The engine, the list, what-if and every export say the same of each response. */
async function isScoredAlike(assessmentId: string, definition: Definition): Promise<void> {
  const compiled = compile(definition)
  const { whole } = await listReviewed(assessmentId, attemptCache())
  const rows = await rowsOf(assessmentId)
  const basis = await jobs.whatIf({ assessmentId, version: null }, async () => undefined)
  const weighed = basis.chosen ? weigh(basis.chosen.table, unchangedWhatIf(definition)) : []
  const json = responsesFileSchema.parse(JSON.parse(await exported(assessmentId, 'json')))
  const [heads = [], ...lines] = readCsv(await exported(assessmentId, 'csv'))
  expect(json.responses).toHaveLength(whole.length)
  expect(lines).toHaveLength(rows.length)
  for (const { candidateId, candidate, attempts } of whole) {
    const { attempt, shownAnswers, reading } = attempts.at(-1)!
    const answers: Answers = shownAnswers()
    const own = scoreEvaluation(startEvaluation(compiled, answers, attempt))
    expect(reading!.scoreByKeys()).toEqual(own)
    const { score } = reading!.judged()
    const row = rows.find((each) => each.candidateId === candidateId)!
    expect(row.score).toMatchObject(facts(score))
    const at = basis.chosen!.rows.findIndex((each) => each.candidateId === candidateId)
    expect(weighed[at]!.points).toBeCloseTo(score.points, 9)
    expect(weighed[at]!.passed).toBe(score.passed)
    const inFile = json.responses.find((each) => each.reference === candidate.reference)!
    expect(inFile.attempts.at(-1)!.score).toMatchObject(facts(score))
    const line = lines.find((each) => each.includes(candidate.reference))!
    expect(Number(line[heads.indexOf('Points')])).toBeCloseTo(score.points, 9)
  }
  expect(JSON.stringify([json, lines, rows])).not.toContain('Canary')
}

type Facts = Pick<ReturnType<typeof scoreEvaluation>, 'points' | 'most' | 'toBeMarked'>

function facts({ points, most, toBeMarked }: Facts): Facts {
  return { points, most, toBeMarked }
}

async function rowsOf(assessmentId: string): Promise<ResponseRow[]> {
  const rows: ResponseRow[] = []
  await jobs.rows({ assessmentId, candidateIds: null }, async ({ items }) => {
    rows.push(...items)
  })
  return rows
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

/** Every answer that no key decides gets full points, and the review is finished. */
async function isMarkedAlike(assessmentId: string): Promise<void> {
  const { whole, me } = await listReviewed(assessmentId, attemptCache())
  for (const { candidateId, attempts } of whole) {
    const { attempt, reading } = attempts.at(-1)!
    const where = { candidateId, attemptId: attempt.attemptId, me }
    for (const { questionId, most } of reading!.judged().score.questions) {
      if (!reading!.judged().toMark.includes(questionId)) continue
      value(await markAnswer(where, questionId, { points: most }))
    }
    value(await finishReview(where))
  }
  const marked = await listReviewed(assessmentId, attemptCache())
  for (const { attempts } of marked.whole) {
    expect(attempts.at(-1)!.reading!.judged()).toMatchObject({ isProvisional: false, left: [] })
  }
}

/** A backup brings back everything, and the list says the same afterwards. */
async function isKeptByBackup(assessmentId: string): Promise<void> {
  const before = await everythingStored()
  const rows = await rowsOf(assessmentId)
  const file = await backupOfEverything()
  await eraseEverything()
  value(await replaceWith(file))
  const { settings: _own, ...after } = await everythingStored()
  const { settings: _before, ...kept } = before
  expect(after).toEqual(kept)
  expect(await rowsOf(assessmentId)).toEqual(rows)
}
