import { expect, test } from 'vitest'
import { aDraft, openBuilder, preview, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

withFreshDatabases()

test('a question has one number in canvas, outline and preview, even if candidates see none', async () => {
  const { id } = await aDraft(
    anAssessment(
      section('s1', singleChoice('remote', ['yes', 'no']), statement('note'), shortText('city')),
      section('s2', shortText('why', { showIf: answeredWith('remote', 'yes') }), shortText('pay')),
    ),
  )
  const { user } = await openBuilder(id, '?at=remote')
  expect(preview().getByText('1.')).toBeVisible()
  expect(preview().queryByText('Question 1')).toBeNull()

  await user.click(row(/^4\. Short text: What about pay/))
  const card = await preview().findByRole('textbox', { name: 'What about pay? (optional)' })
  expect(card).toBeVisible()
  expect(preview().getByText('Question 4')).toBeVisible()
  expect(document.querySelector('form[data-open] h3')).toHaveTextContent('Question 4')
})
