import { expect, test } from 'vitest'

import { deleteAssessment } from '#src/builder/storage/assessments.ts'
import { createFromFile, duplicateAssessment } from '#src/builder/storage/newAssessments.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, assessmentNow, readyDefinition, value } from '#tests/support/hiring.ts'

withFreshDatabases()

test('a copy of an assessment from a file names the assessment, and stays when that is deleted', async () => {
  const { id: jobId } = await aJob()
  const file = { fileName: 'basics.json', definition: readyDefinition(), testCandidates: [] }
  const opened = value(await createFromFile(jobId, 'Basics', file))
  const copied = value(await duplicateAssessment(opened.id))
  expect(opened.origin).toEqual({ fileName: 'basics.json' })
  expect(copied.origin).toEqual({ assessmentId: opened.id, title: 'Basics' })
  value(await deleteAssessment(opened.id))
  const { draft, origin } = await assessmentNow(copied.id)
  expect(origin).toBeUndefined()
  expect(draft).toEqual(copied.draft)
})
