import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { WhatIfPage } from '#src/review/screens/whatIf/WhatIfPage.tsx'
import { paths, whatIfPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  number,
  option,
  section,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const base = anAssessment(
  section(
    'facts',
    { title: 'Facts' },
    singleChoice('capital', ['Oslo', 'Bergen'], {
      prompt: text('Capital of Norway?'),
      key: { options: ['Oslo'] },
      points: 3,
    }),
  ),
  section(
    'skills',
    { title: 'Skills' },
    number('sum', { prompt: text('One and one?'), key: { value: 2, tolerance: 0 }, points: 1 }),
    singleChoice(
      'drive',
      [option('Yes'), option('No')].map(({ id }) => id),
      {
        prompt: text('Do you drive?'),
        knockOut: { op: 'is', value: 'No' },
      },
    ),
  ),
)
const definition: Definition = {
  ...base,
  settings: {
    ...base.settings,
    passMark: { percent: 50 },
    bands: [{ id: 'strong', name: 'Strong', from: 90 }],
  },
}

async function open(
  people: Record<string, [capital: string, sum: number, drive: string]>,
  search = '',
) {
  value(await setSetting('staffName', 'Rita'))
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const ids: string[] = []
  for (const [name, [capital, sum, drive]] of Object.entries(people)) {
    const answers = { capital: { option: capital }, sum, drive: { option: drive } }
    ids.push(await respond(name, answers))
  }
  const opened = openScreen(
    [{ path: paths.whatIf, element: <WhatIfPage /> }],
    `${whatIfPath(assessmentId)}${search}`,
  )
  return { ...opened, assessmentId, ids }
}

const three = {
  Ada: ['Oslo', 0, 'No'],
  Ben: ['Bergen', 2, 'Yes'],
  Cleo: ['Bergen', 0, 'Yes'],
} satisfies Parameters<typeof open>[0]

async function saveStrict(assessmentId: string): Promise<void> {
  value(
    await saveWhatIf(assessmentId, {
      id: 'w1',
      versionId: `${assessmentId}.v1`,
      name: 'Strict',
      by: STAFF,
      weights: {},
      passMark: 70,
      bands: { strong: 90 },
    }),
  )
}

function rows(): (string | null)[] {
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

test('without responses it says what appears here', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Nothing submitted yet' })).toBeVisible()
})

test('at first the new ranks are the recorded ones', async () => {
  await open(three)
  expect(await screen.findByText(/Change a weight, the pass mark or a band/)).toBeVisible()
  expect(rows()).toEqual([
    'Ada11Same3 of 4 (75%)3 of 4 (75%)Passed · Knock-out · Below all bands',
    'Ben22Same1 of 4 (25%)1 of 4 (25%)Not passed · Below all bands',
    'Cleo33Same0 of 4 (0%)0 of 4 (0%)Not passed · Below all bands',
  ])
  expect(screen.queryByRole('button', { name: /Reset/ })).toBeNull()
})

test('a weight changes ranks and results beside the recorded ones, and nothing that is stored', async () => {
  const { user, addressNow, ids } = await open(three)
  const before = await getResponse(ids[0] ?? '')
  const weight = await screen.findByRole('textbox', { name: 'Skills' })
  await user.clear(weight)
  await user.type(weight, '9')
  expect(await screen.findByText(/2 of 3 ranks change\. 1 now passes\.$/)).toBeVisible()
  expect(rows()).toEqual([
    'Ben21Up 11 of 4 (25%)9 of 12 (75%)Not passed · Below all bands → Passed · Below all bands',
    'Ada12Down 13 of 4 (75%)3 of 12 (25%)Passed · Knock-out · Below all bands → Not passed · Knock-out · Below all bands',
    'Cleo33Same0 of 4 (0%)0 of 12 (0%)Not passed · Below all bands',
  ])
  await waitFor(() => expect(addressNow()).toContain('weights=skills*9'))
  expect(await getResponse(ids[0] ?? '')).toEqual(before)
  await user.click(screen.getByRole('button', { name: 'Reset to the recorded scoring' }))
  expect(await screen.findByText(/Change a weight, the pass mark or a band/)).toBeVisible()
  expect(weight).toHaveValue('1')
})

test('questions, pass mark and bands are tried from the address', async () => {
  await open(three, '?weights=capital*0+nobody*3&pass=none&bands=strong*20')
  expect(await screen.findByText(/3 of 3 ranks change\. 1 changes band/)).toBeVisible()
  expect(rows()[0]).toBe('Ben21Up 11 of 4 (25%)1 of 1 (100%)Not passed · Below all bands → Strong')
  expect(screen.getByRole('textbox', { name: /Pass mark/ })).toHaveValue('')
  expect(screen.getByText('1 question in Facts, 1 weighted')).toBeVisible()
})

test('invalid numbers stay in the field with the reason, and change nothing', async () => {
  const { user, addressNow } = await open(three)
  const weight = await screen.findByRole('textbox', { name: 'Skills' })
  await user.clear(weight)
  await user.type(weight, '11')
  expect(screen.getByText('Enter a number from 0 to 10 with at most two decimals')).toBeVisible()
  const pass = screen.getByRole('textbox', { name: /Pass mark/ })
  await user.clear(pass)
  await user.type(pass, '101')
  expect(await screen.findByText('Enter a percentage from 0 to 100')).toBeVisible()
  expect(addressNow()).not.toContain('101')
})

test('with a single response only its score and result change', async () => {
  await open({ Ada: ['Oslo', 0, 'Yes'] }, '?weights=facts*0')
  expect(await screen.findByText(/There is only one response/)).toBeVisible()
  expect(screen.getByText(/All ranks stay the same\. 1 no longer passes/)).toBeVisible()
})

test('names stay hidden until they are shown', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  openScreen([{ path: paths.whatIf, element: <WhatIfPage /> }], whatIfPath(assessmentId))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(document.body).not.toHaveTextContent('Ada')
})

test('while nothing is marked there are no scores to weigh', async () => {
  const unmarked = anAssessment(longText('why', { points: 5 }))
  const { assessmentId, respond } = await anAssessmentWithResponses(unmarked)
  await respond('Ada', { why: 'Because.' })
  openScreen([{ path: paths.whatIf, element: <WhatIfPage /> }], whatIfPath(assessmentId))
  expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible()
})

test('an assessment without points has nothing to weigh', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(number('years')))
  await respond('Ada', { years: 3 })
  openScreen([{ path: paths.whatIf, element: <WhatIfPage /> }], whatIfPath(assessmentId))
  expect(await screen.findByRole('heading', { name: 'No points to weigh' })).toBeVisible()
})

test('what was tried is saved under a name, and opened from the list', async () => {
  const { user, addressNow } = await open(three, '?weights=skills*9&pass=40')
  await user.click(await screen.findByRole('button', { name: 'Save what-if' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save what-if' })
  await user.click(within(dialog).getByRole('button', { name: 'Save what-if' }))
  expect(await within(dialog).findByText('Enter a name')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Skills first')
  await user.click(within(dialog).getByRole('button', { name: 'Save what-if' }))
  const list = await screen.findByRole('region', { name: 'Saved' })
  expect(list).toHaveTextContent(/Version 1: weight 9 for Skills and pass mark 40%\. Saved by Rita/)
  expect(screen.queryByRole('button', { name: 'Save what-if' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Reset to the recorded scoring' }))
  await waitFor(() => expect(addressNow()).not.toContain('weights'))
  await user.click(within(list).getByRole('link', { name: 'Skills first' }))
  await waitFor(() => expect(addressNow()).toContain('weights=skills*9&pass=40'))
  expect(screen.getByRole('textbox', { name: 'Skills' })).toHaveValue('9')
  expect(within(list).getByRole('link', { name: 'Skills first' })).toHaveAttribute('aria-current')
})

test('a saved what-if is renamed and removed, and removing it is undone', async () => {
  const { user, assessmentId } = await open(three)
  await saveStrict(assessmentId)
  const list = await screen.findByRole('region', { name: 'Saved' })
  await user.click(within(list).getByRole('button', { name: 'Actions for Strict' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const renaming = await screen.findByRole('dialog', { name: 'Rename what-if' })
  const name = within(renaming).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Practice')
  await user.click(within(renaming).getByRole('button', { name: 'Rename what-if' }))
  expect(await within(list).findByRole('link', { name: 'Practice' })).toBeVisible()

  await user.click(within(list).getByRole('button', { name: 'Actions for Practice' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved' })).toBeNull())
  const stored = await getAssessment(assessmentId)
  expect(stored).not.toHaveProperty('value.whatIfs')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Practice' })).toBeVisible()
})

test('a name that another saved what-if has is refused', async () => {
  const { user, assessmentId } = await open(three, '?weights=skills*9')
  await saveStrict(assessmentId)
  expect(await screen.findByRole('region', { name: 'Saved' })).toHaveTextContent(
    /Version 1: pass mark 70%\. Saved by Mira/,
  )
  await user.click(await screen.findByRole('button', { name: 'Save what-if' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save what-if' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'strict')
  await user.click(within(dialog).getByRole('button', { name: 'Save what-if' }))
  expect(await within(dialog).findByText(/Another saved what-if has this name/)).toBeVisible()
})

test('H9: hidden names are hidden in names of what-ifs, also where one is renamed', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  const saved = { id: 'w1', versionId: `${assessmentId}.v1`, by: STAFF, weights: { sum: 2 } }
  value(await saveWhatIf(assessmentId, { ...saved, name: 'For Lovelace', bands: {} }))
  const { user } = openScreen(
    [{ path: paths.whatIf, element: <WhatIfPage /> }],
    whatIfPath(assessmentId),
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for For •••' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  expect(field).toHaveValue('')
  expect(document.body).not.toHaveTextContent('Lovelace')
  await user.type(field, 'Strict')
  await user.click(screen.getByRole('button', { name: 'Rename what-if' }))
  expect(await screen.findByRole('link', { name: 'Strict' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  // What hides the name is never saved in its place.
  await eventually(async () => {
    const found = await getAssessment(assessmentId)
    expect(found?.kind === 'whole' && found.value.whatIfs?.[0]?.name).toBe('For Lovelace')
  })
  expect(document.body).not.toHaveTextContent('Lovelace')
})
