/** What changes after a decision, or while somebody decides in another tab. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { decisionPath, paths } from '#src/base/paths.ts'
import { decidedPeople, lastId } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { DecisionPage } from '#src/review/screens/decision/DecisionPage.tsx'
import { correctKey } from '#src/review/storage/correcting.ts'
import { decide } from '#src/review/storage/deciding.ts'
import { removeWhatIf, saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 3 }),
)

/** Ada is better than Ben. */
async function open() {
  await setSetting('staffName', 'Mira')
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  await respond('Ada', { capital: { option: 'Oslo' } })
  const ben = await respond('Ben', { capital: { option: 'Bergen' } })
  const { user } = openScreen(
    [{ path: paths.decision, element: <DecisionPage /> }],
    decisionPath(assessmentId),
  )
  await screen.findByRole('table', { name: 'Shortlist' })
  return { user, assessmentId, ben }
}

/** As another lead decides, in another tab. */
async function noorChooses(assessmentId: string, candidateId: string): Promise<void> {
  const { people, decisions } = await readShortlist({ assessmentId }, async () => undefined)
  const by = { kind: 'staff', name: 'Noor' } as const
  const chosen = decidedPeople(shortlist(people), new Set([candidateId]))
  const made = { id: 'noor', by, why: 'A good talk', stages: {}, ...chosen }
  value(await decide(assessmentId, made, lastId(decisions)))
}

test('U15: after another decision, what was chosen before it no longer counts', async () => {
  const { user, assessmentId, ben } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ada' }))
  await noorChooses(assessmentId, ben)
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Withdrawn')
  await user.click(dialog.getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('checkbox', { name: 'Choose Ben' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Choose Ada' })).not.toBeChecked()
})

test('a what-if that is saved or removed in another tab is offered, or no longer', async () => {
  const { assessmentId } = await open()
  const whatIf = { id: 'w1', name: 'Twice', by: STAFF, weights: { capital: 2 }, bands: {} }
  value(await saveWhatIf(assessmentId, { ...whatIf, versionId: `${assessmentId}.v1` }))
  await screen.findByRole('combobox', { name: 'Ranks beside' })
  value(await removeWhatIf(assessmentId, 'w1'))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Ranks beside' })).toBeNull())
})

test('U14: a key that is fixed later changes nothing in a decision, and its marks say so', async () => {
  const { assessmentId, ben } = await open()
  await noorChooses(assessmentId, ben)
  expect(await screen.findByRole('heading', { name: 'Marks of those chosen' })).toBeVisible()
  const said = /^These are the marks that you can see now\./
  expect(screen.queryByText(said)).toBeNull()
  value(
    await correctKey({
      ...{ assessmentId, versionId: `${assessmentId}.v1`, questionId: 'capital' },
      ...{ key: { options: ['Bergen'] }, reason: 'It was wrong', by: STAFF, known: 0 },
    }),
  )
  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.getByText(': 3 of 3 points. In the decision: 0 of 3 points')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Chosen' })).toHaveTextContent('2Ben0%')
})
