import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { KeyFixPage } from '#src/review/screens/keys/KeyFixPage.tsx'
import { keyFixPath, paths } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, singleChoice } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('S21: a result that changes still says that there is a knock-out', async () => {
  const definition = anAssessment(
    singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Bergen'] }, points: 3 }),
    number('people', { knockOut: { op: 'lessThan', value: 5 } }),
  )
  const { assessmentId, respond } = await anAssessmentWithResponses(
    { ...definition, settings: { ...definition.settings, passMark: { percent: 40 } } },
    { namesShown: true },
  )
  await respond('Dora', { capital: { option: 'Oslo' }, people: 1 })
  const { user } = openScreen(
    [{ path: paths.keyFix, element: <KeyFixPage /> }],
    keyFixPath(assessmentId, 1, 'capital'),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'Oslo' }))
  const row = await screen.findByRole('row', { name: /Dora/ })
  expect(row).toHaveTextContent(/Not passed · Knock-out → Passed · Knock-out$/)
})
