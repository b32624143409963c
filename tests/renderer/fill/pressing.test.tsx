import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  longText,
  multipleChoice,
  number,
  section,
  shortText,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('number keys choose options, but never while typing', async () => {
  const { user } = fillIn(anAssessment(multipleChoice('tools'), shortText('city')))
  screen.getByRole('checkbox', { name: 'react' }).focus()
  await user.keyboard('2')
  expect(screen.getByRole('checkbox', { name: 'vue' })).toBeChecked()
  const city = screen.getByRole('textbox', { name: /city/ })
  await user.type(city, '1')
  expect(city).toHaveValue('1')
  expect(screen.getByRole('checkbox', { name: 'react' })).not.toBeChecked()
})

test('a double-click on Next turns one page, and one on Check answers submits nothing', async () => {
  const { user, submitted } = fillIn(
    anAssessment(section('you', number('years')), section('work', longText('story'))),
  )
  await user.dblClick(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Section 2 of 2')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Check answers' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
  expect(submitted).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Submit answers' }))
  expect(submitted).toHaveLength(1)
})

test('number keys work from the heading of a question with its own page', async () => {
  const { settings, ...rest } = anAssessment(multipleChoice('tools'))
  const { user } = fillIn({ ...rest, settings: { ...settings, layout: 'question' } })
  screen.getByRole('heading', { level: 1 }).focus()
  await user.keyboard('2')
  expect(screen.getByRole('checkbox', { name: 'vue' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'vue' })).toHaveFocus()
})
