// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { getAssessment } from '#src/storage/stored/assessments.ts'
import { unlock } from '#src/storage/protection/unlocking.ts'
import { saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { backupOfEverything, eraseEverything, read, replaceWith } from '#tests/support/backups.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { PASSPHRASE, protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

/** Saves two, and returns the assessment with what was stored. */
async function savedWhatIfs() {
  const { assessmentId } = await anAssessmentWithResponses(
    anAssessment(shortText('b', { points: 2 })),
  )
  const versionId = `${assessmentId}.v1`
  for (const [id, name] of [
    ['w1', 'canary strict'],
    ['w2', 'canary mild'],
  ] as const) {
    value(
      await saveWhatIf(assessmentId, {
        ...{ id, name, versionId, by: STAFF },
        weights: { b: 7.25 },
        passMark: 62.5,
        bands: {},
      }),
    )
  }
  return { assessmentId, saved: await whatIfsOf(assessmentId) }
}

async function whatIfsOf(assessmentId: string) {
  const found = await getAssessment(assessmentId)
  if (found?.kind !== 'whole') throw new Error('It can be read')
  return found.value.whatIfs
}

test('U9: saved what-ifs go into a backup and come back unchanged', async () => {
  const { assessmentId, saved } = await savedWhatIfs()
  expect(saved).toHaveLength(2)
  const file = await backupOfEverything()
  await eraseEverything()
  value(await replaceWith(file, await read(file)))
  expect(await whatIfsOf(assessmentId)).toEqual(saved)
})

test('U9: in protected mode a backup has them sealed, and they come back with the passphrase', async () => {
  const { assessmentId, saved } = await savedWhatIfs()
  await protect()
  const file = await backupOfEverything()
  const text = await file.text()
  expect(text).not.toContain('canary')
  expect(text).not.toContain('62.5')
  await eraseEverything()
  takeNoKeys()
  forgetParts()
  value(await replaceWith(file, await read(file)))
  takeNoKeys()
  forgetParts()
  value(await unlock(PASSPHRASE, hardened))
  expect(await whatIfsOf(assessmentId)).toEqual(saved)
})
