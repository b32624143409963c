import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Types a comment on a response that is deleted before it is saved. */
async function withUnsavedComment() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 6 })),
  )
  const candidateId = await respond('Ada', { why: 'Why not' })
  const path = '/assessments/:assessmentId/responses/:candidateId'
  const address = responsePath(assessmentId, candidateId)
  const { user } = openScreen([{ path, element: <ResponsePage /> }], address)
  const field = await screen.findByRole('textbox', { name: /Comment on the whole/ })
  // No pause in typing ends.
  vi.useFakeTimers({ toFake: ['performance'] })
  await user.type(field, 'Long thought')
  await act(() => database.table('Responses').delete(candidateId))
  vi.useRealTimers()
  expect(await screen.findByText(/the response was deleted on this device/)).toBeVisible()
  expect((await screen.findAllByText(/^Your comment was not saved\./))[0]).toBeVisible()
  return user
}

// Hidden from the tree until the keys reach them: their text is announced at once.
const action = (name: string) => screen.findByRole('button', { name, hidden: true })

test('a comment that could not be saved when its field is removed is said, and can be copied', async () => {
  const user = await withUnsavedComment()
  await user.click(await action('Copy the comment'))
  expect(await navigator.clipboard.readText()).toBe('Long thought')
})

test('where the browser refuses to copy it, the comment can be saved as a file', async () => {
  const user = await withUnsavedComment()
  const saved = savedFiles()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await action('Copy the comment'))
  await user.click(await action('Save as a file'))
  expect(await saved()).toMatchObject([{ name: 'comment.txt', text: 'Long thought' }])
})
