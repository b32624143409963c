import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Activity } from '#schemas/activity.ts'
import { timeText } from '#src/assessment/words/values/formats.ts'
import { comparePath, paths, responsePath, responsesPath } from '#src/base/paths.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ComparePage } from '#src/review/screens/compare/ComparePage.tsx'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responseTable } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { minutesLater } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const started = minutesLater(7).toISOString()
const pasted = minutesLater(31).toISOString()
const submitted = minutesLater(53).toISOString()
const activity: Activity = {
  pages: [],
  events: [{ kind: 'pasted', at: pasted, questionId: 'nick', length: 12 }],
}
/** As on screens, and as in attributes. */
const TIMES = [started, pasted, submitted].flatMap((at) => [
  timeText(at).replace(/\s.*/u, ''),
  at.slice(11, 16),
])

type User = ReturnType<typeof openScreen>['user']

const PLACES: readonly (readonly [
  place: string,
  address: (assessmentId: string, ids: readonly string[]) => string,
  unfold: (user: User) => Promise<void>,
])[] = [
  [
    'the list',
    responsesPath,
    async () => {
      expect(await screen.findByText(/^2 submitted responses/)).toBeVisible()
    },
  ],
  [
    'the response, with its attempts, activity and history',
    (assessmentId, [id = '']) => responsePath(assessmentId, id),
    async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Details' }))
      await user.click(screen.getByText('Activity during this attempt'))
      await user.click(await screen.findByText(/^All events/))
      expect(screen.getByText('Pasted 12 characters into Question 1')).toBeVisible()
      const attempts = within(screen.getByRole('combobox', { name: 'Attempt' }))
      expect(attempts.getAllByRole('option')).toHaveLength(2)
    },
  ],
  [
    'the comparison on paper',
    (assessmentId, ids) => `${comparePath(assessmentId)}?compare=${ids.join(',')}`,
    async () => {
      await screen.findByRole('list', { name: 'Compared responses' })
      window.dispatchEvent(new Event('beforeprint'))
      expect(screen.getAllByText(/^Submitted on/)).toHaveLength(2)
    },
  ],
]

test.each(
  PLACES.flatMap((place) => [true, false].map((isHidden) => [...place, isHidden] as const)),
)(
  'H12: %s tells when an attempt took place by the day alone beside a hidden name',
  async (_place, address, unfold, isHidden) => {
    const { assessmentId, respond } = await anAssessmentWithResponses(
      anAssessment(shortText('nick')),
      { namesShown: !isHidden },
    )
    const ids = [await respond('Ada', { nick: 'A' }), await respond('Ben', { nick: 'B' })]
    for (const id of ids) await twiceAtThoseTimes(id)
    const { user } = openScreen(
      [
        { path: paths.responses, element: <ResponsesPage /> },
        { path: paths.response, element: <ResponsePage /> },
        { path: paths.compare, element: <ComparePage /> },
      ],
      address(assessmentId, ids),
    )
    await unfold(user)
    const page = document.body.outerHTML
    window.dispatchEvent(new Event('afterprint'))
    const told = TIMES.filter((time) => page.includes(time))
    expect(told.length > 0).toBe(!isHidden)
  },
)

async function twiceAtThoseTimes(candidateId: string): Promise<void> {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const [attempt] = stored.value.attempts
  if (attempt === undefined) throw new Error('It was just submitted')
  const events = [
    { kind: 'started' as const, at: started },
    { kind: 'submitted' as const, at: submitted },
  ]
  const told = { ...attempt, startedAt: started, submittedAt: submitted, events, activity }
  const attempts = [{ ...told, attemptId: crypto.randomUUID() }, told]
  await responseTable.put({ ...stored.value, submittedAt: submitted, attempts })
}
