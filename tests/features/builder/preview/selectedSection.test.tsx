import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authored } from '#src/exchange/markdown.ts'
import { aDraft, openBuilder, preview, row } from '#tests/support/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'

withFreshDatabases()

test('the preview follows the selected section, and says of an empty one that it is', async () => {
  const { id } = await aDraft(
    anAssessment(
      section('s1', { title: 'About you' }, shortText('name')),
      section('s2', { title: 'Skills' }),
      section('s3', { title: 'Work' }, shortText('job')),
    ),
  )
  const { user } = await openBuilder(id)
  await user.type(preview().getByRole('textbox', { name: /about name/ }), 'Ada')
  await user.click(row('Work'))
  expect(await preview().findByRole('textbox', { name: /about job/ })).toBeVisible()

  await user.click(row(/^Skills/))
  expect(preview().getByRole('heading', { name: '“Skills” has no questions yet' })).toBeVisible()
  expect(preview().queryByRole('textbox')).toBeNull()

  await user.click(row('About you'))
  expect(preview().getByRole('textbox', { name: /about name/ })).toHaveValue('Ada')
  expect(preview().queryByText(/has no questions yet/)).toBeNull()
})

test('an empty section with an introduction shows it, and says that it has no more', async () => {
  const introduction = authored('Read this with care.')
  const { id } = await aDraft(
    anAssessment(
      section('s1', { title: 'Rules', introduction }),
      section('s2', { title: 'Work' }, shortText('job')),
    ),
  )
  const { user } = await openBuilder(id, '?at=s2')
  await user.click(row(/^Rules/))
  expect(preview().getByText('Candidates only read its introduction.')).toBeVisible()
  expect(preview().getByText('Read this with care.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Rules')
})
