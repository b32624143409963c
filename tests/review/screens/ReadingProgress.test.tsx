import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths, responsesPath, statisticsPath } from '#src/base/paths.ts'
import { createStore } from '#src/base/store.ts'
import { useStore } from '#src/base/useStore.ts'
import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import type { Progress } from '#src/review/workers/progress.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

function open() {
  const progress = createStore<Progress | null>(null)
  const Reading = () => <ReadingProgress progress={useStore(progress)} label="Counting groups" />
  const opened = openScreen(
    [
      { path: paths.statistics, element: <Reading /> },
      { path: paths.responses, element: <h1>Responses</h1> },
      { path: paths.assessments, element: <h1>Assessments</h1> },
    ],
    statisticsPath('quiz'),
  )
  return { ...opened, progress }
}

const announced = () => document.getElementById('announcements-polite')?.textContent

test('a long reading says how far it is, also to screen readers', async () => {
  const { progress } = open()
  expect(screen.queryByRole('progressbar')).toBeNull()
  progress.set({ done: 0, total: 10_000 })
  const bar = await screen.findByRole('progressbar', { name: '0 of 10,000 responses read' })
  await waitFor(() => expect(announced()).toBe('Counting groups: 10,000 responses'))
  progress.set({ done: 5_200, total: 10_000 })
  await waitFor(() => expect(bar).toHaveAccessibleName('5,200 of 10,000 responses read'))
  expect(bar).toHaveProperty('value', 0.52)
  await waitFor(() => expect(announced()).toBe('50%'))
  progress.set({ done: 10_000, total: 10_000 })
  await waitFor(() => expect(announced()).toBe('Counting groups…'))
})

test('Cancel leads back to where one was, by keyboard, or else to the list of responses', async () => {
  const { user, router, addressNow, progress } = open()
  progress.set({ done: 200, total: 10_000 })
  ;(await screen.findByRole('button', { name: 'Cancel' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressNow()).toBe(responsesPath('quiz')))
  expect(announced()).toBe('Cancelled')

  await router.navigate(paths.assessments)
  await router.navigate(statisticsPath('quiz'))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(addressNow()).toBe(paths.assessments))
})
