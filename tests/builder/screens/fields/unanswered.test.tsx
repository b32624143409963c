import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openBuilder, aDraft, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  number,
  option,
  quoting,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

withFreshDatabases()

test('the builder shows no codes in place of references, except where the text is edited', async () => {
  const { id } = await aDraft(
    anAssessment(
      number('years'),
      {
        ...singleChoice('where', [], { prompt: quoting('years') }),
        options: [{ ...option('o'), label: quoting('years') }],
      },
      shortText('why', {
        prompt: quoting('where'),
        showIf: answeredWith('where', 'o'),
      }),
      shortText('last', { showIf: answeredWith('where', 'o') }),
    ),
  )
  const { user } = await openBuilder(id)
  expect(row(/2.*You said …\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit question 2: You said ….' })).toBeVisible()
  expect(document.body).not.toHaveTextContent('{{')

  await user.click(row(/What about last/))
  const sentence = (await screen.findByText('Show only if')).parentElement
  expect(sentence).toHaveTextContent('Show only if You said …. is You said ….')
  expect(document.body).not.toHaveTextContent('{{')

  await user.click(row(/2.*You said …\./))
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('You said {{years}}.')
})
