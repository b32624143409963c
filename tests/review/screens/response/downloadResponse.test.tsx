import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { commentAttempt, finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => vi.restoreAllMocks())

async function openOne() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 5 })),
  )
  const candidateId = await respond('Ada Canary', { why: 'Ada Canary says so' })
  const stored = await getResponse(candidateId)
  const attemptId = stored?.kind === 'whole' ? stored.value.attempts[0]?.attemptId : undefined
  if (attemptId === undefined) throw new Error('It was just submitted')
  const where = { candidateId, attemptId, me: await currentActor() }
  const open = () =>
    openScreen(
      [{ path: paths.response, element: <ResponsePage /> }],
      responsePath(assessmentId, candidateId),
    )
  return { where, open }
}

test('Y13: the file of a marked response has the score of the page, and the review', async () => {
  const files = savedFiles()
  const { where, open } = await openOne()
  value(await markAnswer(where, 'why', { points: 3 }))
  value(await commentAttempt(where, 'Ada Canary can do it'))
  value(await finishReview(where))
  const { user } = open()
  const score = await screen.findByText('3 of 5 points')
  expect(score.closest('p')).toHaveTextContent('60%')
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await eventually(async () => expect(await files()).toHaveLength(1))
  const [file] = await files()
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    responses: [
      {
        attempts: [
          {
            score: { points: 3, most: 5, toBeMarked: 0 },
            reviews: [{ marks: { why: { points: 3 } }, comment: '••• can do it' }],
          },
        ],
      },
    ],
  })
  expect(`${file?.name} ${file?.text}`).not.toContain('Canary')
})
