import { fireEvent, screen } from '@testing-library/react'
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

test('Enter leads on from a field of one line and from an option, and breaks lines in longer texts', async () => {
  const { user } = fillIn(
    anAssessment(
      section('you', number('years')),
      section('tools', multipleChoice('tools')),
      section('work', longText('story')),
    ),
  )
  await user.type(screen.getByRole('textbox', { name: /years/ }), '3{Enter}')
  expect(screen.getByText('Section 2 of 3')).toBeVisible()
  screen.getByRole('checkbox', { name: 'vue' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Section 3 of 3')).toBeVisible()
  const story = screen.getByRole('textbox', { name: /story/ })
  await user.type(story, 'One{Enter}Two')
  expect(story).toHaveValue('One\nTwo')
  expect(screen.getByText('Section 3 of 3')).toBeVisible()
})

test('Enter shows what is missing, and stays', async () => {
  const { user } = fillIn(
    anAssessment(
      section('you', shortText('city', { required: true })),
      section('work', longText('story')),
    ),
  )
  await user.type(screen.getByRole('textbox', { name: /city/ }), '{Enter}')
  expect(screen.getByText('Section 1 of 2')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /city/ })).toBeInvalid()
})

test('the questions of a page and the button that leads on are one form', () => {
  fillIn(anAssessment(section('you', shortText('city')), section('work', longText('story'))))
  const form = screen.getByRole('textbox', { name: /city/ }).closest('form')!
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('form', form)
  // The browser's own messages would come before ours.
  expect(form).toHaveProperty('noValidate', true)
  fireEvent.submit(form)
  expect(screen.getByText('Section 2 of 2')).toBeVisible()
})

test.each([
  ['that ends a composition', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('an Enter %s does not lead on', async (_, how) => {
  const { user } = fillIn(
    anAssessment(section('you', shortText('city')), section('work', longText('story'))),
  )
  const city = screen.getByRole('textbox', { name: /city/ })
  fireEvent.keyDown(city, { key: 'Enter', ...how })
  expect(screen.getByText('Section 1 of 2')).toBeVisible()
  await user.type(city, '{Enter}')
  expect(screen.getByText('Section 2 of 2')).toBeVisible()
})
