import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { getAssessment } from '#src/storage/stored/assessments.ts'
import { triedWords } from '#src/review/screens/whatIf/whatIfWords.ts'
import { WhatIfPage } from '#src/review/screens/whatIf/WhatIfPage.tsx'
import { paths, whatIfPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, section } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const sum = (id: string) => number(id, { key: { value: 2, tolerance: 0 }, points: 1 })
const base = anAssessment(
  section('facts', { title: 'Facts' }, sum('one'), sum('two')),
  section('skills', { title: 'Skills' }, sum('three')),
)
const definition = {
  ...base,
  settings: {
    ...base.settings,
    passMark: { percent: 55 },
    bands: [
      { id: 'good', name: 'Good', from: 60 },
      { id: 'strong', name: 'Strong', from: 80 },
    ],
  },
}

let user: ReturnType<typeof openScreen>['user']
let assessmentId = ''

beforeEach(async () => {
  const stored = await anAssessmentWithResponses(definition)
  ;({ assessmentId } = stored)
  await stored.respond('Ada', { one: 2 })
  ;({ user } = openScreen(
    [{ path: paths.whatIf, element: <WhatIfPage /> }],
    whatIfPath(assessmentId),
  ))
  await screen.findByRole('table')
})

async function type(name: RegExp | string, text: string) {
  const field = screen.getByRole('textbox', { name })
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}

async function refused() {
  await user.click(await screen.findByRole('button', { name: 'Save what-if' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await getAssessment(assessmentId)).not.toHaveProperty('value.whatIfs')
  return screen.getByRole('alert')
}

test('a band that starts above the next one is an error, and nothing is saved', async () => {
  await type('Good starts at', '90')
  const words = 'Good must start below Strong, which starts at 80%'
  expect(await screen.findByText(words)).toBeVisible()
  expect(await refused()).toHaveTextContent(`Not saved. ${words}.`)
  await type('Strong starts at', '95')
  await waitFor(() => expect(screen.queryByText(/must start below/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save what-if' }))
  expect(await screen.findByRole('dialog', { name: 'Save what-if' })).toBeVisible()
})

test('with an invalid number nothing is saved, and resetting removes it', async () => {
  await type('Skills', '3')
  await type(/Pass mark/, 'abc')
  expect(await screen.findByText(/1 field has an error/)).toHaveTextContent('last valid value')
  expect(await refused()).toHaveTextContent(
    'Not saved. Pass mark: Enter a number, such as 10 or 2.5.',
  )
  await user.click(screen.getByRole('button', { name: 'Reset to the recorded scoring' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Pass mark/ })).toHaveValue('55'))
  expect(screen.queryByText(/has an error/)).toBeNull()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
})

test('what was saved names its weights and bands', () => {
  const bands = { good: 60, strong: 90 }
  expect(triedWords({ weights: { skills: 2, two: 0 }, passMark: 55, bands }, definition)).toBe(
    'weight 2 for Skills, weight 0 for question 2, and Strong from 90%',
  )
  const weights = { skills: 2, facts: 3, one: 0, two: 4 }
  expect(triedWords({ weights, bands: { good: 60, strong: 80 } }, definition)).toBe(
    'weight 2 for Skills, weight 3 for Facts, 2 more weights, and no pass mark',
  )
})
