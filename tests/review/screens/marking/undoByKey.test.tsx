import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('Ctrl+Z on an answer undoes the last mark, and is left to the text in a field', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 3 })),
  )
  const id = await respond('Ada', { why: 'The fjord' })
  const { user } = openScreen(
    [{ path: paths.response, element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
  const marks = async () => {
    const stored = await getResponse(id)
    return stored?.kind === 'whole' ? stored.value.reviews[0]?.marks : undefined
  }
  const card = (await screen.findByText('The fjord')).closest('article')
  card?.focus()
  await user.keyboard('2')
  await waitFor(async () => expect(await marks()).toMatchObject({ why: { points: 2 } }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  within(card!).getByRole('textbox', { name: 'Points (0 to 3)' }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).toBeVisible()
  card?.focus()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await marks()).toEqual({}))
})
