import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBuilder, preview, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, section } from '#tests/support/definitions.ts'

withFreshDatabases()

const question = () => screen.queryByRole('textbox', { name: 'Question' })
const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)

test('as many panes as fit are side by side, and the others in tabs', async () => {
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('story'))))
  const { user } = await openBuilder(id, '?at=story')
  expect(tabs()).toEqual([])

  resizeTo(1024)
  await waitFor(() => expect(tabs()).toEqual(['Outline', 'Edit']))
  await user.type(question()!, ' And?')
  expect(preview().getByRole('textbox', { name: /What about story\? And\?/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  expect(question()).toBeNull()
  await user.click(row(/What about story/))
  expect(question()).toBeVisible()

  resizeTo(768)
  await waitFor(() => expect(tabs()).toEqual(['Outline', 'Edit', 'Preview']))
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
})

test('expanded parts stay so in other panes, separately for each question', async () => {
  const { id } = await aDraft(anAssessment(longText('story'), longText('wishes')))
  const { user } = await openBuilder(id, '?at=story')
  await user.click(screen.getByText('More'))
  expect(code()).toBeVisible()

  resizeTo(1024)
  await waitFor(() => expect(tabs()).toHaveLength(2))
  expect(code()).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  await user.click(row(/What about wishes/))
  expect(code()).not.toBeVisible()
})

const code = () => screen.getByLabelText('Code in exports')

function resizeTo(width: number): void {
  act(() => {
    Reflect.get(window, 'happyDOM')?.setViewport({ width, height: 900 })
  })
}
