import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { startOrResume } from '#src/taking/storage/opening.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { aCandidate, minutesLater, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'
import { translatedInto } from '#tests/support/translated.ts'

withFreshDatabases()

const english = anAssessment(singleChoice('role', ['dev', 'ops']))
const translated = translatedInto(english, 'ar', { 'role.role2.label': 'عمليات' })

test('review says in which language the candidate took it, and shows the answers in its own', async () => {
  await openTakenIn('ar')
  expect(await screen.findByText(/Answered in Arabic\./)).toBeVisible()
  expect(screen.getByText('ops')).toBeVisible()
  expect(document.body).not.toHaveTextContent('عمليات')
})

test('also if the candidate chose the assessment’s own language', async () => {
  await openTakenIn('en')
  expect(await screen.findByText(/Answered in English\./)).toBeVisible()
})

test('an assessment without translations says nothing of it', async () => {
  await openTakenIn('en', english)
  expect(await screen.findByText(/receipt/)).toBeVisible()
  expect(screen.queryByText(/Taken in/)).toBeNull()
})

async function openTakenIn(language: string, definition = translated) {
  const { assessmentId, jobId, submit } = await anAssessmentWithResponses(definition)
  const { id } = await aCandidate(jobId, { name: 'Ada' })
  const now = minutesLater(0)
  value(await startOrResume({ candidateId: id, assessmentId, language, now }))
  // Continues what was started.
  await submit(id, { role: { option: 'ops' } })
  openScreen([{ path: paths.response, element: <ResponsePage /> }], responsePath(assessmentId, id))
}
