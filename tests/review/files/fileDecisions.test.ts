import { expect, test } from 'vitest'

import type { Decision } from '#schemas/records/decision.ts'
import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { anAssessment, longText, number } from '#tests/support/definitions.ts'
import { audited } from '#tests/support/exports/audited.ts'
import {
  exported,
  mira,
  type Submitted,
  submitted,
  versionsOf,
} from '#tests/support/exports/submittedRecords.ts'

const versions = versionsOf(
  anAssessment(number('n', { key: { value: 1, tolerance: 0 }, points: 3 })),
)
const at = '2026-02-05T10:00:00.000Z'

function records(over: Submitted = {}) {
  return [
    submitted({ n: 1 }, { ...over, name: 'Ada Lovelace', receipt: 'AAAA-1111' }),
    submitted({ n: 2 }, { ...over, name: 'Ben Okri', receipt: 'BBBB-2222' }),
  ]
}

/** The first is chosen, and it is said why not the second; then it is reopened. */
function decisionsOn([first, second]: ReturnType<typeof records>): Decision[] {
  const person = (record: typeof first, own: object) => ({
    candidateId: record?.response.candidateId ?? '',
    attemptId: record?.response.attempts[0]?.attemptId ?? '',
    versionId: versions[0]?.id ?? '',
    score: { points: 3, most: 3, mostSoFar: 3, toBeMarked: 0 },
    share: 1,
    ...own,
  })
  const whatIf: SavedWhatIf = {
    ...{ id: 'w1', versionId: versions[0]?.id ?? '', name: 'For Okri', by: mira, at },
    ...{ weights: {}, bands: {} },
  }
  return [
    {
      ...{ kind: 'decided', id: 'd1', at, by: mira, why: 'Better than Okri', stages: {}, whatIf },
      chosen: [person(first, { rank: 1, why: 'Lovelace knows it', passed: 'yes' })],
      notChosen: [person(second, { rank: 2, isProvisional: true })],
    },
    { kind: 'reopened', id: 'd2', at, by: mira, reason: 'Lovelace withdrew' },
  ]
}

async function jsonOf(
  given: ReturnType<typeof records>,
  { decisions = decisionsOn(given), includesNames = false, only = given } = {},
) {
  const { file } = exported(versions, only, { format: 'json', includesNames }, null, [], decisions)
  return file.text()
}

test('Y21: who was chosen and why is in JSON by reference and receipt, without a percentage', async () => {
  const file = responsesFileSchema.parse(JSON.parse(await jsonOf(records())))
  const [decided, reopened] = file.decisions ?? []
  expect(decided).toMatchObject({
    ...{ kind: 'decided', at, by: mira, why: 'Better than •••', whatIf: { name: 'For •••' } },
    chosen: [{ reference: 'P4RS-7NXW', receipt: 'AAAA-1111', rank: 1, why: '••• knows it' }],
    notChosen: [{ receipt: 'BBBB-2222', rank: 2, isProvisional: true, score: { points: 3 } }],
    outside: { chosen: 0, notChosen: 0 },
  })
  expect(reopened).toMatchObject({ kind: 'reopened', reason: '••• withdrew' })
  expect(JSON.stringify(file.decisions)).not.toMatch(/share|candidateId|attemptId/)
})

test('Y21: reasons have names only where the file names everybody', async () => {
  const given = records({ isShown: true })
  const all = { includesNames: true, decisions: decisionsOn(given) }
  expect(await jsonOf(given, all)).toContain('Better than Okri')
  const [first, second] = given
  const hidden = { ...second!, response: { ...second!.response, reveals: [] } }
  expect(await jsonOf([first!, hidden], all)).not.toMatch(/Better than Okri|For Okri/)
})

test('Y21: those whose responses are not in the file are counted', async () => {
  const given = records()
  const text = await jsonOf(given, { only: given.slice(1) })
  expect(responsesFileSchema.parse(JSON.parse(text)).decisions?.[0]).toMatchObject({
    ...{ chosen: [], notChosen: [{ receipt: 'BBBB-2222' }] },
    outside: { chosen: 1, notChosen: 0 },
  })
})

test('Y21: without decisions there are none, and the audit reads a file with some', async () => {
  const given = records()
  expect(JSON.parse(await jsonOf(given, { decisions: [] }))).not.toHaveProperty('decisions')
  expect(await audited(await jsonOf(given))).toMatchObject({
    ...{ status: 0, error: [] },
    report: { differences: [] },
  })
})

test('U18: what was known of those whom the reviewer still has to review is not in the file', async () => {
  const toMark = versionsOf(anAssessment(longText('why', { points: 3 })))
  const [one, two] = [submitted({ why: 'So' }), submitted({ why: 'So' }, { receipt: 'BBBB-2222' })]
  const omar = { kind: 'staff', name: 'Omar' } as const
  const [decision] = decisionsOn([one, two])
  const of = async (by: typeof omar | typeof mira) => {
    const decisions = decision ? [{ ...decision, by }] : []
    const { file } = exported(toMark, [one, two], { format: 'json' }, null, [], decisions)
    return responsesFileSchema.parse(JSON.parse(await file.text())).decisions?.[0]
  }
  expect(await of(mira)).toHaveProperty('chosen.0.rank', 1)
  expect(await of(omar)).not.toHaveProperty('chosen.0.rank')
  expect(await of(omar)).toHaveProperty('chosen.0.why')
})
