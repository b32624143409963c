import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TimePanel } from '#src/hiring/screens/profile/TimePanel.tsx'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { storedResponse } from '#tests/support/attemptWriters.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  aPublishedAssessment,
  candidateNow,
  MORNING,
  value,
} from '#tests/support/hiring.ts'
import { limited } from '#tests/support/screens/limitedScreen.tsx'

withFreshDatabases()

const PAUSED = /^While it is paused/

test('what a pause does is said where the assessment can be paused, and not before', async () => {
  const { candidate, assignment, assessmentId } = await invited()
  const { rerender } = render(
    <TimePanel candidate={candidate} assignment={assignment} response={null} />,
  )
  expect(await screen.findByRole('textbox', { name: 'Extra time' })).toBeVisible()
  expect(screen.queryByText(PAUSED)).toBeNull()
  value(await startOrResume({ candidateId: candidate.id, assessmentId, now: MORNING }))
  const response = await storedResponse(candidate.id)
  rerender(<TimePanel candidate={candidate} assignment={assignment} response={response} />)
  expect(await screen.findByRole('button', { name: 'Pause the assessment' })).toBeVisible()
  expect(screen.getByText(PAUSED)).toBeVisible()
})

async function invited() {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, limited({ timeLimit: 600 }))
  const { id } = await aCandidate(job.id)
  const candidate = await candidateNow(id)
  const { assignment } = candidate
  if (assignment === undefined) throw new Error('The only open assessment is assigned')
  return { candidate, assignment, assessmentId: assessment.id }
}
