import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  date,
  number,
  signature,
  singleChoice,
  withOther,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('own words have a count near their limit, and an error with words beyond it', async () => {
  const { user } = fillIn(anAssessment(withOther(singleChoice('q', ['a']))))
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  const own = screen.getByRole('textbox', { name: 'In your own words' })
  await user.click(own)
  await user.paste('x'.repeat(799))
  expect(screen.queryByText('799 of 1,000 characters')).toBeNull()
  await user.type(own, 'x')
  expect(screen.getByText('800 of 1,000 characters', { selector: '[data-mode] *' })).toBeVisible()
  await user.paste('x'.repeat(201))
  expect(screen.getByText('1 character too many', { selector: '[data-mode] *' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(await screen.findByRole('link', { name: /Enter at most 1,000 characters$/ })).toBeVisible()
  expect(own).toHaveValue('x'.repeat(1001))
})

test('a name typed as a signature has a count near its limit, and an error beyond it', async () => {
  const { user } = fillIn(anAssessment(signature('sign')))
  await user.click(screen.getByRole('button', { name: /^Type your name instead/ }))
  const name = screen.getByRole('textbox', { name: /full name/ })
  await user.click(name)
  await user.paste('x'.repeat(200))
  expect(screen.getByText('200 of 200 characters', { selector: '[data-mode] *' })).toBeVisible()
  await user.type(name, 'x')
  expect(screen.getByText('1 character too many', { selector: '[data-mode] *' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(await screen.findByRole('link', { name: /Enter at most 200 characters$/ })).toBeVisible()
  expect(name).toHaveValue('x'.repeat(201))
})

test('a date that does not exist is no answer, on the check page as little as before it', async () => {
  const { user, submitted } = fillIn(anAssessment(date('d'), number('n')), {
    answers: { d: { raw: '2027-2-31' }, n: { raw: 'ten' } },
  })
  expect(screen.getByText('0 of 2 answered')).toBeVisible()
  await user.click(screen.getByText('Contents'))
  await user.click(screen.getByRole('button', { name: 'Check your answers' }))
  expect(screen.getByText('0 of 2 answered')).toBeVisible()
  const [day, count] = screen.getAllByRole('listitem')
  expect(day).toHaveTextContent('February 31, 2027 is not a real date')
  expect(day).toHaveTextContent('2027-2-31')
  expect(count).toHaveTextContent('Enter a number in digits')
  await user.click(screen.getByRole('button', { name: 'Submit answers' }))
  expect(submitted).toEqual([])
})
