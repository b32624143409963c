import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getVersion } from '#src/db/versions.ts'
import { aDraft, openBuilder } from '#tests/support/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { aCandidate } from '#tests/support/hiring.ts'

withFreshDatabases()

test('publishing makes a version, and says who got a code and what changed since', async () => {
  const { id, job } = await aDraft(anAssessment(longText('why')))
  await aCandidate(job.id, { name: 'Ada Lovelace', email: 'ada@example.org' })
  const { user } = await openBuilder(id, '?at=why')
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  await user.click(await dialog.findByRole('button', { name: 'Publish version 1' }))

  const done = within(await screen.findByRole('dialog', { name: /Version 1 is published/ }))
  expect(done.getByRole('textbox', { name: 'Address for candidates' })).toHaveValue(
    `${window.location.origin}/take/${id}`,
  )
  expect(await done.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument()
  expect(done.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeInTheDocument()
  await user.click(done.getByRole('button', { name: 'Back to the draft' }))

  await user.type(screen.getByRole('textbox', { name: 'Question' }), ' Say more')
  expect(await screen.findByText('Unpublished changes')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  const second = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(await second.findByText(/What about why\? Say more/)).toBeInTheDocument()
  await user.click(second.getByRole('button', { name: 'Publish version 2' }))
  await screen.findByRole('dialog', { name: /Version 2 is published/ })
  expect(await getVersion(`${id}.v2`)).toMatchObject({ kind: 'whole', value: { number: 2 } })
})

test('what stands in the way leads to its place', async () => {
  const { id } = await aDraft(anAssessment(longText('why'), singleChoice('place', [])))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: /can’t be published yet/ }))
  expect(dialog.getByText('There are no options.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Go to the first problem' }))
  expect(screen.getByRole('form', { name: 'Editing question 2' })).toBeInTheDocument()
})
