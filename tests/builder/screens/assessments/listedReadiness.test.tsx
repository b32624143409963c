import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  multipleChoice,
  shortText,
  singleChoice,
  text,
  withCalculated,
} from '#tests/support/definitions.ts'
import { aJob, aPublishedAssessment, value } from '#tests/support/hiring.ts'
import { aDraft, openBuilder } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const SCORED = multipleChoice('tools', ['Git', 'Make', 'Word'], {
  points: 2,
  key: { options: ['Git', 'Make'] },
})

const listed = async () => within(await screen.findByRole('list', { name: 'Assessments' }))

test.each<[string, Definition, string]>([
  ['nothing in it', anAssessment(), '1 unfinished'],
  [
    'parts that are not written yet',
    anAssessment({ ...shortText('city'), prompt: text('') }, singleChoice('role', ['front'])),
    '2 unfinished',
  ],
  [
    'an expression that is not written yet',
    withCalculated(anAssessment(shortText('city')), { fit: '' }),
    '1 unfinished',
  ],
  [
    'a condition without a value',
    anAssessment(shortText('city'), shortText('more', { showIf: answeredWith('city', '') })),
    '1 problem',
  ],
  [
    'a problem and a warning',
    anAssessment(
      shortText('city', { minLength: 9, maxLength: 3 }),
      singleChoice('role', ['front', 'back'], { points: 1 }),
    ),
    '1 problem, 1 warning',
  ],
  ['nothing to say', anAssessment(shortText('city')), 'Ready'],
])('an assessment with %s is listed as the builder says it', async (_, draft, words) => {
  const { id } = await aDraft(draft)
  const { router } = await openBuilder(id)
  expect(await screen.findByRole('button', { name: `Readiness: ${words}` })).toBeVisible()
  await router.navigate('/assessments')
  expect(await (await listed()).findByText(words)).toBeVisible()
})

test('a key that differs from the published version is listed as the builder says it', async () => {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, anAssessment(SCORED))
  const draft = anAssessment({ ...SCORED, key: { options: ['Git'] } })
  value(await saveDraft({ assessmentId: assessment.id, rev: assessment.rev, draft }))
  const { router } = await openBuilder(assessment.id)
  expect(await screen.findByRole('button', { name: 'Readiness: 1 warning' })).toBeVisible()
  await router.navigate('/assessments')
  expect(await (await listed()).findByText('1 warning')).toBeVisible()
})
