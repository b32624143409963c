import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getVersion } from '#src/storage/stored/versions.ts'
import { aDraft, openBuilder, preview } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  all,
  anAssessment,
  answeredWith,
  longText,
  number,
  shortText,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const role = singleChoice('role', [
  { id: 'front', label: 'Front end' },
  { id: 'back', label: 'Back end' },
])

test('a question that no path shows is reported with the conflicting conditions', async () => {
  const both = all(answeredWith('role', 'front'), answeredWith('role', 'back'))
  const { id } = await aDraft(anAssessment(role, longText('why', { showIf: both })))
  const { user } = await openBuilder(id)
  await user.click(await screen.findByRole('button', { name: 'Readiness: 1 problem' }))
  expect(await screen.findByText('No path shows this question')).toBeInTheDocument()
  expect(
    screen.getByText(/this question is shown only if “What about role\?” is/),
  ).toBeInTheDocument()
})

test('the preview is filled with an example path', async () => {
  const { id } = await aDraft(
    anAssessment(
      role,
      shortText('mail', {
        format: 'email',
        maxLength: 2,
        requiredIf: answeredWith('role', 'back'),
      }),
    ),
  )
  const { user } = await openBuilder(id)
  await user.click(await screen.findByRole('button', { name: 'Readiness: 1 problem' }))
  expect(await screen.findByText('Example: “What about role?”: Back end.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Play this path' }))
  expect(preview().getByRole('radio', { name: 'Back end' })).toBeChecked()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Readiness: 1 problem' })).toHaveFocus(),
  )
})

test('a needless part of a condition is removed with one click', async () => {
  const atLeast = (value: number) => when('years', { op: 'atLeast', value })
  const { id } = await aDraft(
    anAssessment(number('years'), longText('why', { showIf: all(atLeast(5), atLeast(3)) })),
  )
  const { user } = await openBuilder(id)
  await user.click(await screen.findByRole('button', { name: 'Readiness: 1 warning' }))
  await user.click(await screen.findByRole('button', { name: 'Remove that part' }))
  expect(await screen.findByRole('button', { name: 'Readiness: Ready' })).toBeInTheDocument()
})

test('what is undecided is confirmed before publishing, and recorded', async () => {
  const odd = when('link', { op: 'includes', value: 'a b' })
  const { id } = await aDraft(
    anAssessment(shortText('link', { format: 'url' }), longText('why', { showIf: odd })),
  )
  const { user } = await openBuilder(id)
  await screen.findByRole('button', { name: 'Readiness: 1 undecided' })
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  const publish = dialog.getByRole('button', { name: 'Publish version 1' })
  expect(publish).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('checkbox', { name: /I have checked this/ }))
  await user.click(publish)
  await screen.findByRole('dialog', { name: /Version 1 is published/ })
  expect(await getVersion(`${id}.v1`)).toMatchObject({
    value: { confirmed: { undecided: [{ about: 'reach', questionId: 'why' }] } },
  })
})
