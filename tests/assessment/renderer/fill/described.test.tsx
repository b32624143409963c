import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, consent, multipleChoice, withOther } from '#tests/support/definitions.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

test('a field is described by what is on the page, and by its error once there is one', async () => {
  const { settings, ...rest } = everyKind()
  const { session } = fillIn({ ...rest, settings: { ...settings, layout: 'all' } })
  expect(missingDescriptions().every((id) => id.endsWith('.error'))).toBe(true)

  const revealed = await act(async () => session.reveal('all'))
  expect(revealed.length).toBeGreaterThan(3)
  const withErrors = new Set(revealed.map(({ questionId }) => questionId))
  const left = missingDescriptions().filter((id) => withErrors.has(id.split('.')[1] ?? ''))
  expect(left).toEqual([])
})

test('a choice that is missing is no error of each option, but of a box that stands alone', async () => {
  const tools = multipleChoice('tools', ['git', 'make'], { required: true })
  const others = withOther(multipleChoice('others', ['sed'], { required: true }))
  const { session } = fillIn(anAssessment(tools, others, consent('kept', { required: true })))
  await act(async () => session.reveal('all'))
  expect(screen.getByRole('group', { name: /tools/ })).toHaveAccessibleDescription(/Error: /)
  const invalid = screen
    .getAllByRole('checkbox')
    .filter((box) => box.getAttribute('aria-invalid') === 'true')
  expect(invalid).toEqual([screen.getByRole('checkbox', { name: 'I agree' })])
})

/** The ids that descriptions refer to, without those of elements on the page. */
function missingDescriptions(): string[] {
  const described = '[data-question][aria-describedby], [data-question] [aria-describedby]'
  const ids = [...document.querySelectorAll(described)].flatMap(
    (element) => element.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  expect(ids.length).toBeGreaterThan(10)
  return ids.filter((id) => document.getElementById(id) === null)
}
