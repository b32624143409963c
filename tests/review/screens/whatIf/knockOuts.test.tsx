import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { WhatIfPage } from '#src/review/screens/whatIf/WhatIfPage.tsx'
import { paths, whatIfPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number, singleChoice } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('S21: what-if counts nobody with a knock-out as passing, and shows both facts', async () => {
  const definition = anAssessment(
    number('sum', { key: { value: 2, tolerance: 0 }, points: 1 }),
    number('product', { key: { value: 6, tolerance: 0 }, points: 1 }),
    singleChoice('drive', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } }),
  )
  const { assessmentId, respond } = await anAssessmentWithResponses(
    { ...definition, settings: { ...definition.settings, passMark: { percent: 60 } } },
    { namesShown: true },
  )
  await respond('Ada', { sum: 2, drive: { option: 'no' } })
  await respond('Ben', { sum: 2, drive: { option: 'yes' } })
  openScreen(
    [{ path: paths.whatIf, element: <WhatIfPage /> }],
    `${whatIfPath(assessmentId)}?pass=50`,
  )
  expect(await screen.findByText('All ranks stay the same. 1 now passes.')).toBeVisible()
  const resultOf = (name: RegExp) =>
    within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1)
  expect(resultOf(/Ada/)).toHaveTextContent(/^Not passed · Knock-out → Passed · Knock-out$/)
  expect(resultOf(/Ben/)).toHaveTextContent(/^Not passed → Passed$/)
})
