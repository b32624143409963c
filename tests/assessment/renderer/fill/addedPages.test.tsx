import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, longText, section, singleChoice, when } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('a change that adds a section leads to it before it returns', async () => {
  const { user } = fillIn(
    anAssessment(
      section('you', { title: 'About you' }, singleChoice('led', ['yes', 'no'])),
      section(
        'team',
        { title: 'Your team', showIf: when('led', { op: 'is', value: 'yes' }) },
        longText('size'),
      ),
      section('work', { title: 'Your work' }, longText('story')),
    ),
    { answers: { led: { option: 'no' } } },
  )
  await user.click(screen.getByText('Contents'))
  await user.click(screen.getByRole('button', { name: 'Check your answers' }))
  await user.click(screen.getByRole('link', { name: 'Change the answer to: What about led?' }))
  expect(screen.getByRole('button', { name: 'Check answers' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'yes' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Your team' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Check your answers' })).toHaveFocus()
})
