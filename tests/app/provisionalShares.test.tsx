import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  candidatePath,
  comparePath,
  decisionPath,
  responsePath,
  responsesPath,
  whatIfPath,
} from '#src/base/paths.ts'
import { routes } from '#src/app/routes.tsx'
import { database } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

import { type EveryScreenData, everyScreenData } from './everyScreen.ts'

withFreshDatabases()

/** Every place where a share stands beside an outcome; that of the fourth and fifth is 100% and 75% so far. */
const places: readonly (readonly [name: string, (data: EveryScreenData) => string])[] = [
  ['the list', ({ assessment }) => responsesPath(assessment.id)],
  ['a response', ({ assessment, people }) => responsePath(assessment.id, people[4]?.id ?? '')],
  [
    'a comparison',
    ({ assessment, people }) =>
      `${comparePath(assessment.id)}?compare=${people[3]?.id},${people[4]?.id}`,
  ],
  ['what-if', ({ assessment }) => whatIfPath(assessment.id)],
  ['the shortlist', ({ assessment }) => decisionPath(assessment.id)],
  ['a decision', ({ decided }) => decisionPath(decided.id)],
  ['a reopened decision', ({ reopened }) => decisionPath(reopened.id)],
  ['a candidate', ({ people }) => candidatePath(people[4]?.id ?? '')],
]

const SHARE = /(?:75|100)%/u

test.each(places)(
  'S15: on %s a percentage so far is not shown beside a pass mark or a band',
  async (_, address) => {
    const { page } = await openWith({ hasLimits: true }, address)
    await waitFor(() => expect(page()).toMatch(/so far|Provisional|provisional/u))
    expect(SHARE.exec(page())?.[0]).toBeUndefined()
  },
)

test.each(places)('S15: on %s it is shown where there is neither', async (_, address) => {
  const { page } = await openWith({ hasLimits: false }, address)
  await waitFor(() => expect(page()).toMatch(SHARE))
})

async function openWith(
  { hasLimits }: { hasLimits: boolean },
  address: (typeof places)[number][1],
) {
  const data = everyScreenData()
  const { records } = data
  const reveal = {
    by: { kind: 'staff', name: 'Hiring team' },
    at: '2026-02-05T12:00:00.000Z',
    reason: 'Work',
  }
  const Assessments = records.Assessments.map((each) => {
    // What others knew is hidden (rule U18).
    if (each.kind !== 'version') {
      return 'decisions' in each
        ? { ...each, decisions: each.decisions.map((made) => ({ ...made, by: reveal.by })) }
        : each
    }
    if (hasLimits) return each
    const { passMark: _pass, bands: _bands, ...settings } = each.definition.settings
    return { ...each, definition: { ...each.definition, settings } }
  })
  const Responses = records.Responses.map((each) => ({ ...each, reveals: [reveal] }))
  for (const [store, each] of Object.entries({ ...records, Assessments, Responses })) {
    await database.table(store).bulkPut([...each])
  }
  openScreen(routes, address(data))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() =>
    expect(screen.queryByLabelText(/^(Loading|Reading|Computing|Counting)/)).toBeNull(),
  )
  return { page: () => document.querySelector('main')?.textContent ?? '' }
}
