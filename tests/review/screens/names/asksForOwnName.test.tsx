import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { decisionPath, paths, whatIfPath } from '#src/base/paths.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { DecisionPage } from '#src/review/screens/decision/DecisionPage.tsx'
import { WhatIfPage } from '#src/review/screens/whatIf/WhatIfPage.tsx'
import { decide } from '#src/review/storage/deciding.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { getSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { assessmentNow, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

type Assessment = Awaited<ReturnType<typeof assessmentNow>>
interface Act {
  name: string
  path: (assessmentId: string) => string
  isDecided: boolean
  button: string
  /** The field that is not about the own name, and the button in the dialog. */
  field: RegExp
  submit: string
  signedBy: (assessment: Assessment) => unknown
}

const acts: readonly Act[] = [
  {
    ...{ name: 'deciding', path: decisionPath, isDecided: false, button: 'Decide' },
    ...{ field: /^Why/, submit: 'Decide' },
    signedBy: ({ decisions }) => decisions?.at(-1)?.by,
  },
  {
    ...{ name: 'reopening', path: decisionPath, isDecided: true, button: 'Reopen' },
    ...{ field: /^Why/, submit: 'Reopen' },
    signedBy: ({ decisions }) => decisions?.[1]?.by,
  },
  {
    name: 'saving a what-if',
    path: (id) => `${whatIfPath(id)}?weights=capital*2`,
    ...{ isDecided: false, button: 'Save what-if', field: /^Name/, submit: 'Save what-if' },
    signedBy: ({ whatIfs }) => whatIfs?.[0]?.by,
  },
]

test.each(acts)(
  'U15: whoever has no name is asked for it before $name',
  async ({ path, isDecided, button, field, submit, signedBy }) => {
    const { assessmentId, respond } = await anAssessmentWithResponses(
      anAssessment(
        singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 2 }),
      ),
    )
    await respond('Ada', { capital: { option: 'Oslo' } })
    if (isDecided) {
      const { people } = await readShortlist({ assessmentId }, async () => undefined)
      const chosen = decidedPeople(shortlist(people), new Set())
      const made = { id: 'd1', by: STAFF, why: 'Nobody', stages: {}, ...chosen }
      value(await decide(assessmentId, made, null))
    }
    const { user } = openScreen(
      [
        { path: paths.decision, element: <DecisionPage /> },
        { path: paths.whatIf, element: <WhatIfPage /> },
      ],
      path(assessmentId),
    )
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: field }), 'Because')
    await user.click(dialog.getByRole('button', { name: submit }))
    expect(await dialog.findByText('Enter your name')).toBeVisible()
    expect(await getSetting('staffName')).toBeNull()
    expect(signedBy(await assessmentNow(assessmentId))).toBeUndefined()
    await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Rita')
    await user.click(dialog.getByRole('button', { name: submit }))
    // What says that it was done is a dialog too, and stays for a while.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: field })).toBeNull())
    expect(signedBy(await assessmentNow(assessmentId))).toEqual({ kind: 'staff', name: 'Rita' })
  },
)
