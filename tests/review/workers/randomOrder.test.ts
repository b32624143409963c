import { expect, test } from 'vitest'

import { attemptCache } from '#src/review/model/attemptCache.ts'
import { listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { exportResponses } from '#src/review/workers/exportJob.ts'
import { jobs } from '#src/review/workers/jobs.ts'
import { keyEffects } from '#src/review/workers/keyEffectsJob.ts'
import { readRows } from '#src/review/workers/responseRows.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { readWhatIf } from '#src/review/workers/whatIfJob.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { candidateNow } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

type Ids = readonly string[]
const silent = async () => undefined

/** The candidates as each page or file has them, all with the same score. */
const PLACES: readonly (readonly [place: string, idsOf: (assessmentId: string) => Promise<Ids>])[] =
  [
    [
      'the list',
      (assessmentId) =>
        reported((report) => readRows({ assessmentId, candidateIds: null }, report)),
    ],
    [
      'what has to be marked',
      (assessmentId) =>
        reported((report) => jobs.toMark({ assessmentId, candidateIds: null }, report)),
    ],
    [
      'agreement and settling',
      async (assessmentId) => idsIn((await listReviewed(assessmentId, attemptCache())).whole),
    ],
    [
      'the shortlist',
      async (assessmentId) => idsIn((await readShortlist({ assessmentId }, silent)).people),
    ],
    [
      'what-if',
      async (assessmentId) => {
        const { chosen } = await readWhatIf({ assessmentId, version: null }, silent)
        return idsIn(chosen?.rows ?? [])
      },
    ],
    [
      'the effects of a fixed key',
      async (assessmentId) => {
        const change = { key: { options: ['Bergen'] } }
        const about = { assessmentId, versionId: `${assessmentId}.v1`, questionId: 'capital' }
        return idsIn((await keyEffects({ ...about, change }, silent)).changed)
      },
    ],
  ]

test.each(PLACES)('H12: %s has no order of submissions', async (_place, idsOf) => {
  const { assessmentId, ids } = await responded()
  expect(await idsOf(assessmentId)).toEqual(ids.toSorted())
})

test('H12: a file of all responses has no order of submissions', async () => {
  const { assessmentId, ids } = await responded()
  const { file } = await exportResponses(
    {
      ...{ assessmentId, candidateIds: null, exportedAt: '2026-11-24T08:00:00.000Z' },
      choices: { format: 'csv', words: 'codes', includesNames: false, byteOrderMark: false },
    },
    silent,
  )
  const rows = (await file.text()).split('\r\n')
  const people = await Promise.all(ids.toSorted().map((id) => candidateNow(id)))
  const references = people.map(({ reference }) => rows.findIndex((row) => row.includes(reference)))
  expect(references).toEqual(ids.map((_id, at) => at + 1))
})

/** So many that their random ids are hardly ever in the order of the submissions. */
async function responded() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 3 }),
      longText('why', { points: 2 }),
    ),
  )
  const ids: string[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gro', 'Hal']) {
    ids.push(await respond(name, { capital: { option: 'Oslo' }, why: 'So' }))
  }
  return { assessmentId, ids }
}

function idsIn(people: readonly { candidateId: string }[]): Ids {
  return people.map(({ candidateId }) => candidateId)
}

async function reported(
  read: (
    report: (found: { items: readonly { candidateId: string }[] }) => Promise<void>,
  ) => unknown,
): Promise<Ids> {
  const found: string[] = []
  await read(async ({ items }) => void found.push(...idsIn(items)))
  return found
}
