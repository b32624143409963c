import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { finishReview } from '#src/review/storage/marking.ts'
import {
  getReviewed,
  listReviewed,
  type ReviewedResponse,
} from '#src/review/storage/reviewedResponses.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { takeSnapshot } from '#src/custody/storage/snapshot.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { RESPONSE_FORMATS } from '#src/review/files/responseFormats.ts'
import { fairOutcomeOf } from '#src/review/workers/fairOutcomeJob.ts'
import { exportResponses } from '#src/review/workers/exportJob.ts'
import { readRows } from '#src/review/workers/responseRows.ts'
import { statisticsOfVersion } from '#src/review/workers/statisticsJob.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  singleChoice,
  text as written,
} from '#tests/support/definitions.ts'
import { readXlsx } from '#tests/support/exports/readTables.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

/** The options are in the exported questions, so who chose what shows in own words and by id. */
const definition = anAssessment(
  singleChoice('group', [{ id: 'canaryOption', label: 'Women' }, 'Men'], {
    selfIdentification: true,
    other: { label: written('Another') },
  }),
  longText('why', { points: 2 }),
)

const chosen = { group: { option: 'canaryOption' }, why: 'Because.' }
const own = { group: { other: 'Canary words' }, why: 'So.' }

async function responded() {
  const made = await anAssessmentWithResponses(definition)
  const ids = [await made.respond('Ada', chosen), await made.respond('Ben', own)]
  return { ...made, ids }
}

test('G2: self-identification answers are read nowhere in review', async () => {
  const { assessmentId, ids } = await responded()
  for (const said of await everythingRead(assessmentId, ids)) {
    expect(said).not.toMatch(/"option":"canaryOption"|canary words/iu)
    expect(said).not.toContain('"group":{')
  }
})

test('G2: nor where names are shown, the version is gone, or a review is finished', async () => {
  const { assessmentId, ids } = await responded()
  const me = await currentActor()
  value(await revealNames(ids, me, 'Interview'))
  const [first = ''] = ids
  const read = await getReviewed(assessmentId, first, attemptCache())
  if (read?.kind !== 'whole') throw new Error('It can be read')
  const { attemptId = '' } = read.response.attempts[0]?.attempt ?? {}
  await finishReview({ candidateId: first, attemptId, me })
  await database.table('Assessments').delete(`${assessmentId}.v1`)
  for (const said of await everythingRead(assessmentId, ids)) {
    expect(said).not.toMatch(/canaryOption|canary words/iu)
  }
})

test('G6: fair outcome says nothing of groups that are too small', async () => {
  const { assessmentId } = await responded()
  const me = await currentActor()
  const input = { assessmentId, question: null, selected: null, me }
  const reports: unknown[] = []
  const found = await fairOutcomeOf(input, async (progress) => void reports.push(progress))
  expect(found.chosen?.outcome.groups.map(({ shown }) => shown)).toEqual([null, null, null, null])
  expect(JSON.stringify([reports, found])).not.toMatch(/canary words/iu)
})

test('backups keep the answers', async () => {
  await responded()
  const parts: unknown[] = []
  for await (const part of takeSnapshot()) parts.push(part)
  const kept = JSON.stringify(parts)
  expect(kept).toContain('Canary words')
  expect(kept).toContain('"option":"canaryOption"')
})

/** What each screen, file and export can get out of these responses. */
async function everythingRead(assessmentId: string, ids: readonly string[]): Promise<string[]> {
  const me = await currentActor()
  const listing = await listReviewed(assessmentId, attemptCache())
  const blind = await listReviewed(assessmentId, attemptCache(), { hidesAll: true })
  const read: unknown[] = [...listing.whole, ...blind.whole].map(saidOf)
  for (const id of ids) {
    const one = await getReviewed(assessmentId, id, attemptCache())
    if (one?.kind === 'whole') read.push(saidOf(one.response))
  }
  const report = async (progress: unknown) => void read.push(progress)
  const versionInput = { assessmentId, version: null, me }
  read.push(await statisticsOfVersion(versionInput, report))
  await readRows({ assessmentId, candidateIds: null }, report)
  const texts = read.map((each) => JSON.stringify(each))
  for (const { name: format } of RESPONSE_FORMATS) {
    for (const words of ['labels', 'codes'] as const) {
      const choices = { format, words, includesNames: true, byteOrderMark: false }
      const exportedAt = '2026-11-24T08:00:00.000Z'
      const input = { assessmentId, candidateIds: null, choices, exportedAt }
      const { file } = await exportResponses(input, report)
      const content = format === 'xlsx' ? JSON.stringify(await readXlsx(file)) : await file.text()
      // No column of a table has it, so its label is nowhere in them.
      texts.push(format === 'json' ? content : content.replaceAll('Women', '"group":{'))
    }
  }
  return texts
}

function saidOf(response: ReviewedResponse): unknown {
  return response.attempts.map(({ attempt, shownAnswers, reading, mine }) => [
    attempt,
    { answers: shownAnswers() },
    mine,
    reading
      ?.sections()
      .map(({ questions }) => questions.map((each) => ({ ...each, question: null }))),
    reading?.toMark().map(({ shown }) => shown()),
    reading?.judged(),
    reading?.quoted('group'),
  ])
}
