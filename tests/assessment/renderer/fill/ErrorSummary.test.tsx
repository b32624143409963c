import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, shortText, singleChoice, text } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('a long summary has the first errors, and the others when they are asked for', async () => {
  const { user, summary, addressed, names } = await summaryOf(100)
  expect(addressed()).toEqual(names.slice(0, 16))
  await user.click(within(summary).getByRole('button', { name: 'Show 84 more' }))
  expect(addressed()).toEqual(names)
  expect(within(summary).getAllByRole('link')[16]).toHaveFocus()
  expect(within(summary).queryByRole('button')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: '1. What about q0?' }), 'A')
  expect(addressed()).toEqual(names.slice(1))
  await user.click(within(summary).getAllByRole('link').at(-1)!)
  expect(screen.getByRole('textbox', { name: '100. What about q99?' })).toHaveFocus()
})

test('as errors are fixed, others follow, until there is nothing more to show', async () => {
  const { user, summary, addressed, names } = await summaryOf(17)
  expect(within(summary).getByRole('button', { name: 'Show 1 more' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '1. What about q0?' }), 'A')
  expect(addressed()).toEqual(names.slice(1))
  expect(within(summary).queryByRole('button')).toBeNull()
})

test('each line of the summary names its question, also where messages are the same', async () => {
  const { user } = fillIn(
    anAssessment(
      singleChoice('tools', ['Git', 'Make'], { required: true }),
      singleChoice('remote', ['yes', 'no'], { required: true }),
      shortText('same', { required: true, prompt: text('Why?') }),
      shortText('again', { required: true, prompt: text('Why?') }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  const names = [
    /^1\. What about tools\? – Choose an option$/,
    /^2\. What about remote\? – Choose an option$/,
    /^3\. Why\? – Enter an answer$/,
    /^4\. Why\? – Enter an answer$/,
  ]
  for (const name of names) expect(within(summary).getByRole('link', { name })).toBeVisible()
})

/** Of so many required questions without an answer. */
async function summaryOf(count: number) {
  const names = Array.from({ length: count }, (_, at) => `q${at}`)
  const { user } = fillIn(anAssessment(...names.map((id) => shortText(id, { required: true }))))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  const addressed = () =>
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('.').at(-1))
  return { user, summary, addressed, names }
}
