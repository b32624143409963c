// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { endWithPin } from '#src/storage/device/candidateModeWrites.ts'
import { backupOfEverything, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { handOver, PIN } from '#tests/support/handingOver.ts'
import { anInvitation, MORNING, value } from '#tests/support/hiring.ts'

withFreshDatabases()

test('a backup neither brings candidate mode to a device nor ends it there', async () => {
  const { candidate, assessment } = await anInvitation()
  const before = await backupOfEverything()
  value(await handOver(candidate.id, assessment.id, MORNING))
  const mode = await readCandidateMode()
  const handedOver = await backupOfEverything()
  value(await replaceWith(before))
  expect(await readCandidateMode()).toEqual(mode)
  value(await endWithPin(PIN))
  value(await replaceWith(handedOver))
  expect(await readCandidateMode()).toBeNull()
})
