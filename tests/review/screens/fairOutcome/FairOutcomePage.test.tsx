import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { moveStage } from '#src/hiring/storage/candidates.ts'
import { FairOutcomePage } from '#src/review/screens/fairOutcome/FairOutcomePage.tsx'
import { fairOutcomePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  number,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const gender = singleChoice('gender', ['Women', 'Men', 'Another'], {
  prompt: text('Which gender are you?'),
  selfIdentification: true,
})
const sum = number('sum', { key: { value: 2, tolerance: 0 }, points: 1 })
const definition: Definition = {
  ...anAssessment(gender, sum),
  settings: { ...anAssessment(sum).settings, passMark: { percent: 50 } },
}

/** How many of each group pass, and how many don't. */
async function open(groups: Record<string, readonly [number, number]>, asked = definition) {
  const { assessmentId, respond } = await anAssessmentWithResponses(asked)
  const ids: string[] = []
  for (const [option, counts] of Object.entries(groups)) {
    for (const [place, count] of counts.entries()) {
      for (let each = 0; each < count; each += 1) {
        const own = option === '' ? {} : { gender: { option } }
        ids.push(await respond(`Person ${ids.length}`, { ...own, sum: place === 0 ? 2 : 1 }))
      }
    }
  }
  const opened = openScreen(
    [{ path: '/assessments/:assessmentId/fair-outcome', element: <FairOutcomePage /> }],
    fairOutcomePath(assessmentId),
  )
  return { ...opened, ids }
}

/** Of the table that compares; the one behind the chart is before it. */
const cells = (name: RegExp) => {
  const row = screen.getAllByRole('row', { name }).at(-1)
  return row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
}

test('without a self-identification question it says how to add one', async () => {
  await open({}, anAssessment(sum))
  expect(
    await screen.findByRole('heading', { name: 'No self-identification question' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the assessment' })).toBeVisible()
})

test('before anything is submitted it says from when groups are compared', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Nothing submitted yet' })).toBeVisible()
})

test('groups of fewer than five are all hidden, with nothing but the totals', async () => {
  await open({ Women: [2, 2], Men: [1, 0] })
  expect(await screen.findByText(/All groups are hidden/)).toBeVisible()
  expect(screen.getByText(/^5 candidates have submitted; 3 of them are selected/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.body).not.toHaveTextContent(/Women|Person/)
})

test('groups are compared with the highest share, and small ones hidden', async () => {
  await open({ Men: [8, 1], Women: [2, 7], Another: [1, 0], '': [3, 2] })
  expect(await screen.findByText(/1 group is below four fifths/)).toHaveTextContent(
    'This difference is unlikely to be due to chance.',
  )
  expect(cells(/^Men/)).toEqual(['8 of 9', '89%', '–', '–', 'Highest share'])
  expect(cells(/^Women/)).toEqual([
    '2 of 9',
    '22%',
    '25%',
    '0.015',
    'Below four fifths. This difference is unlikely to be due to chance.',
  ])
  expect(cells(/^Another/)).toEqual(['–', '–', '–', '–', 'Hidden'])
  expect(cells(/^Did not answer/)).toEqual(['–', '–', '–', '–', 'Hidden'])
  expect(screen.getByText(/^2 groups are hidden\. Together they have 6 candidates/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('Person')
})

test('what counts as selected is chosen, and in the address', async () => {
  const { user, addressNow, ids } = await open({ Men: [4, 1], Women: [3, 3] })
  const choice = await screen.findByRole('combobox', { name: 'Selected means' })
  expect(choice).toHaveDisplayValue('Passed, no knock-out')
  await user.selectOptions(choice, 'Reached Offer')
  expect(await screen.findByText(/Nobody is selected yet/)).toBeVisible()
  await waitFor(() => expect(addressNow()).toContain('selected=offer'))
  const [first = ''] = ids
  await moveStage(first, 'hired', { kind: 'staff', name: '' })
  await waitFor(() => expect(cells(/^Men/).slice(0, 2)).toEqual(['1 of 5', '20%']))
})

test('G9: a choice that few candidates tell from another one is not offered', async () => {
  const { user, ids } = await open({ Men: [5, 5], Women: [5, 5] })
  for (const id of ids.slice(0, 7)) await moveStage(id, 'tech', { kind: 'staff', name: '' })
  for (const id of ids.slice(0, 4)) await moveStage(id, 'offer', { kind: 'staff', name: '' })
  expect(await screen.findByText(/^Not offered: Reached .*Offer/)).toHaveTextContent(
    'fewer than 5 candidates',
  )
  const choice = screen.getByRole('combobox', { name: 'Selected means' })
  expect(within(choice).queryByRole('option', { name: 'Reached Offer' })).toBeNull()
  await user.selectOptions(choice, 'Reached Hired')
  expect(await screen.findByText(/Nobody is selected yet/)).toBeVisible()
})

test('G5: whoever could get no points is not selected, and nothing is left to decide', async () => {
  const before = singleChoice('sums', ['yes', 'no'])
  const { assessmentId, respond } = await anAssessmentWithResponses({
    ...anAssessment(gender, before, { ...sum, showIf: answeredWith('sums', 'yes') }),
    settings: definition.settings,
  })
  for (let place = 0; place < 10; place += 1) {
    const own = { gender: { option: place < 5 ? 'Men' : 'Women' } }
    const sums = place === 0 ? { sums: { option: 'no' } } : { sums: { option: 'yes' }, sum: 2 }
    await respond(`Person ${place}`, { ...own, ...sums })
  }
  openScreen(
    [{ path: '/assessments/:assessmentId/fair-outcome', element: <FairOutcomePage /> }],
    fairOutcomePath(assessmentId),
  )
  expect(await screen.findByText(/^10 candidates have submitted; 9 of them/)).toBeVisible()
  expect(screen.queryByText(/not decided yet/)).toBeNull()
})

test('S21, G5: whoever passed with a knock-out is not selected', async () => {
  const permit = singleChoice('permit', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } })
  const why = longText('why', { points: 1 })
  const { assessmentId, respond } = await anAssessmentWithResponses({
    ...anAssessment(gender, sum, permit, why),
    settings: definition.settings,
  })
  for (let place = 0; place < 12; place += 1) {
    const own = { gender: { option: place < 6 ? 'Men' : 'Women' } }
    const option = place === 0 || place > 9 ? 'no' : 'yes'
    // The last one could still pass, were it not for the knock-out.
    const passing = place === 11 ? { sum: 1, why: 'Because' } : { sum: 2 }
    await respond(`Person ${place}`, { ...own, ...passing, permit: { option } })
  }
  openScreen(
    [{ path: '/assessments/:assessmentId/fair-outcome', element: <FairOutcomePage /> }],
    fairOutcomePath(assessmentId),
  )
  expect(
    await screen.findByText(/^12 candidates have submitted; 9 of them are selected/),
  ).toBeVisible()
  expect(cells(/^Men/).slice(0, 2)).toEqual(['5 of 6', '83%'])
  expect(cells(/^Women/).slice(0, 2)).toEqual(['4 of 6', '67%'])
  expect(screen.queryByText(/not decided yet/)).toBeNull()
})
