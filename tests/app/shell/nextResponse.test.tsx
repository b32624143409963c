import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, singleChoice } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(section('all', singleChoice('capital', ['Oslo', 'Bergen'])))

test('J goes from response to response, because the button keeps the focus', async () => {
  const named = { namesShown: true }
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, named)
  await respond('Alan Turing', { capital: { option: 'Oslo' } })
  await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  const newest = await respond('Grace Hopper', { capital: { option: 'Bergen' } })
  const { user } = openScreen(routes, responsePath(assessmentId, newest))
  const next = await screen.findByRole('button', { name: 'Next response: Ada Lovelace' })
  next.focus()
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
  await waitFor(async () =>
    expect(await screen.findByRole('button', { name: 'Next response: Alan Turing' })).toHaveFocus(),
  )
  await user.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Alan Turing' })
})
