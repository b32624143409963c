import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Review } from '#schemas/review.ts'
import { decisionPath, paths } from '#src/base/paths.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { DecisionPage } from '#src/review/screens/decision/DecisionPage.tsx'
import { decide } from '#src/review/storage/deciding.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { responseTable } from '#src/storage/core/database.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const AT = '2026-02-04T10:00:00.000Z'

test('H9: a decision lists the marks of those chosen with level, reason and reviewer, without hidden names', async () => {
  value(await setSetting('staffName', 'Rita'))
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(
      longText('why', {
        prompt: text('Why us?'),
        points: 4,
        rubric: { levels: [{ id: 'l2', text: 'Weighs reasons', points: 3 }] },
      }),
    ),
  )
  const chosen = await respond('Ada Lovelace', { why: 'Because' })
  const other = await respond('Ben Okri', { why: 'Because' })
  for (const candidateId of [chosen, other]) {
    const reviews = [reviewBy('Rita', 3, 'l2'), reviewBy('Noor', 1)]
    const stored = await getResponse(candidateId)
    if (stored?.kind !== 'whole') throw new Error('It was just submitted')
    const { attemptId = '' } = stored.value.attempts[0] ?? {}
    const given = reviews.map((review) => ({ ...review, attemptId }))
    await responseTable.put({ ...stored.value, reviews: given })
  }
  const { people } = await readShortlist({ assessmentId }, async () => undefined)
  const who = decidedPeople(shortlist(people), new Set([chosen]))
  value(await decide(assessmentId, { id: 'd1', by: STAFF, why: 'So', stages: {}, ...who }, null))
  const { user } = openScreen(
    [{ path: paths.decision, element: <DecisionPage /> }],
    decisionPath(assessmentId),
  )
  const marks = within(await screen.findByRole('region', { name: 'Marks of those chosen' }))
  await user.click(marks.getByText(/: 2 of 4 points$/))
  const [, row] = marks.getAllByRole('row')
  expect(row).toHaveTextContent(/^1\. Why us\?2 \/ 4/)
  expect(row).toHaveTextContent('Rita: Weighs reasons (3 points)As good as •••')
  expect(row).toHaveTextContent('Noor: 1 pointAs good as •••')
  expect(marks.getAllByRole('table')).toHaveLength(1)
  expect(document.body).not.toHaveTextContent(/Okri|Lovelace/)
})

test('a decision says that somebody chosen was provisional, and so do their marks', async () => {
  value(await setSetting('staffName', 'Rita'))
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 4 })),
  )
  const chosen = await respond('Ada Lovelace', { why: 'Because' })
  const { people } = await readShortlist({ assessmentId }, async () => undefined)
  const who = decidedPeople(shortlist(people), new Set([chosen]))
  const by = { kind: 'staff', name: 'Rita' } as const
  value(await decide(assessmentId, { id: 'd1', by, why: 'So', stages: {}, ...who }, null))
  openScreen([{ path: paths.decision, element: <DecisionPage /> }], decisionPath(assessmentId))
  expect(await screen.findByText('Of those chosen, 1 was provisional.')).toBeVisible()
  // Whoever decided sees it as it was then (rule U18).
  expect(screen.queryByText('Hidden until your review')).toBeNull()
  const marks = within(await screen.findByRole('region', { name: 'Marks of those chosen' }))
  expect(marks.getByText(/· Provisional$/)).toBeVisible()
})

function reviewBy(name: string, points: number, level?: string): Omit<Review, 'attemptId'> {
  return {
    reviewId: crypto.randomUUID(),
    by: { kind: 'staff', name },
    ...{ at: AT, doneAt: AT, comments: {} },
    marks: { why: { points, at: AT, reason: 'As good as Okri', ...(level && { level }) } },
  }
}
