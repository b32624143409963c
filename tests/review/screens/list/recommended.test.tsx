import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { currentActor, setSetting } from '#src/storage/device/device.ts'
import { finishReview, recommend } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { paths, responsesPath } from '#src/base/paths.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Recommendation } from '#schemas/review.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const NOOR = { kind: 'staff', name: 'Noor' } as const
const definition = anAssessment(number('n', { key: { value: 1, tolerance: 0 }, points: 3 }))

async function recommendBy(me: Actor, candidateId: string, recommendation: Recommendation) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const attemptId = stored.value.attempts[0]?.attemptId ?? ''
  value(await recommend({ candidateId, attemptId, me }, recommendation))
  value(await finishReview({ candidateId, attemptId, me }))
}

function rows(): string[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

test('recommendations are a column and a filter, in the words of the team', async () => {
  await setSetting('recommendationWords', {
    ...{ strongNo: 'Never', no: 'Rather not', yes: 'Invite', strongYes: 'Hire' },
  })
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const me = await currentActor()
  const ada = await respond('Ada', { n: 1 })
  const ben = await respond('Ben', { n: 1 })
  const cleo = await respond('Cleo', { n: 1 })
  await respond('Dora', { n: 1 })
  await recommendBy(me, ada, 'strongYes')
  await recommendBy(NOOR, ada, 'no')
  await recommendBy(me, ben, 'yes')
  // Hidden until one's own review is finished.
  await recommendBy(NOOR, cleo, 'strongYes')
  const { user, addressNow } = openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
  await screen.findByText('4 submitted responses')
  await screen.findByText('Rather not, Hire')
  expect(rows().find((row) => row.includes('Ada'))).toContain('Rather not, Hire')
  expect(rows().find((row) => row.includes('Cleo'))).not.toContain('Hire')

  const filter = screen.getByRole('combobox', { name: 'Recommended' })
  await user.selectOptions(filter, 'Hire')
  expect(await screen.findByText('1 of 4 submitted responses')).toBeVisible()
  expect(rows()).toEqual([expect.stringContaining('Ada')])
  await waitFor(() => expect(addressNow()).toContain('recommendation=strongYes'))
  await user.selectOptions(filter, 'No recommendation')
  expect(await screen.findByText('2 of 4 submitted responses')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove the recommendation filter' }))
  expect(await screen.findByText('4 submitted responses')).toBeVisible()
})

test('without any recommendation there is no such filter', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { n: 1 })
  openScreen([{ path: paths.responses, element: <ResponsesPage /> }], responsesPath(assessmentId))
  expect(await screen.findByRole('combobox', { name: 'Outcome' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Recommended' })).toBeNull()
})
