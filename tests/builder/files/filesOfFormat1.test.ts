import { expect, test } from 'vitest'

import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { listDamaged } from '#src/custody/storage/damaged.ts'
import { everythingStored, refusal, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { textOfFormat1 } from '#tests/support/files/savedByFormat1.ts'

withFreshDatabases()

test('a backup of the first build is restored with nothing damaged', async () => {
  const backup = new Blob([textOfFormat1('backup.jsonl')])
  expect(await refusal(backup)).toBeNull()
  value(await replaceWith(backup))
  expect(await listDamaged()).toEqual([])
  const stored = await everythingStored()
  const counts = Object.entries(stored).map(([store, records]) => [store, records.length])
  expect(Object.fromEntries(counts)).toMatchObject({
    Jobs: 2,
    Candidates: 3,
    Assessments: 4,
    Responses: 3,
    history: 31,
    files: 1,
  })
})

test('an assessment file of the first build is opened with its test candidate', () => {
  const bytes = new TextEncoder().encode(textOfFormat1('assessment.json')).buffer
  const { definition, testCandidates } = value(openAssessment(bytes))
  expect(definition.settings.title).toBe('Greengrocer screening')
  expect(definition.sections.map(({ questions }) => questions.length)).toEqual([3, 7])
  expect(testCandidates).toMatchObject([{ name: 'Market seller' }])
})
