import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { keyFixPath, paths } from '#src/base/paths.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { KeyFixPage } from '#src/review/screens/keys/KeyFixPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { withoutTextRules } from '#tests/support/files/olderVersions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const NEWER = 'Ignore how quotes, dashes and spaces were typed'

test('U1, C17: answers to an older version are scored by the newer text rules on request, with a reason', async () => {
  const { id, user } = await atKeyOf('older')
  await user.click(await screen.findByRole('checkbox', { name: NEWER }))
  expect(await screen.findByText('1 of 2 responses gets a new score.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Reason for the fix/ }), 'A tablet typed it')
  await user.click(screen.getByRole('button', { name: 'Fix the correct answer' }))
  expect(await screen.findByText('Correct answer fixed, 1 new score recorded')).toBeVisible()
  expect(screen.getByText(/ignoring how quotes, dashes and spaces were typed/)).toBeVisible()
  expect(await getResponse(id)).toMatchObject({
    value: { scores: [{ points: 2, reason: 'A tablet typed it', keyFixed: { pointsBefore: 0 } }] },
  })
})

test('C17: a newer version has the newer text rules, and no such choice', async () => {
  await atKeyOf('newer')
  expect(await screen.findByRole('textbox', { name: /Correct answers/ })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: NEWER })).toBeNull()
})

/** Two have answered: one with a curly apostrophe, one as the key has it. */
async function atKeyOf(version: 'older' | 'newer') {
  const asked = shortText('q', { points: 2, key: { accepted: ["don't"], ignoreCase: false } })
  const created = await anAssessmentWithResponses(anAssessment(asked), { namesShown: true })
  const { assessmentId, respond } = created
  if (version === 'older') await withoutTextRules(`${assessmentId}.v1`)
  const id = await respond('Ada', { q: 'don’t' })
  await respond('Ben', { q: "don't" })
  const routes = [{ path: paths.keyFix, element: <KeyFixPage /> }]
  return { id, ...openScreen(routes, keyFixPath(assessmentId, 1, 'q')) }
}
