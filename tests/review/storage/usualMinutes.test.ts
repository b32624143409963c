import { expect, test } from 'vitest'

import { versionIdOf } from '#schemas/versionId.ts'
import { storeUsualMinutes } from '#src/review/storage/usualMinutes.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { getInvitation } from '#src/taking/storage/taking.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aPublishedAssessment, failure, value } from '#tests/support/hiring.ts'
import { protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()

test.each(['plain', 'protected'])(
  '%s: candidates read the usual minutes of the newest version, and nothing else changes',
  async (mode) => {
    const { assessment, version } = await aPublishedAssessment((await aJob()).id)
    if (mode === 'protected') await protect()
    expect(value(await getInvitation(assessment.id))).not.toHaveProperty('usualMinutes')
    value(await storeUsualMinutes(version.id, 14))
    expect(value(await getInvitation(assessment.id))).toMatchObject({ usualMinutes: 14 })
    const stored = await getVersion(version.id)
    if (stored?.kind !== 'whole') throw new Error('It can be read')
    const { rev, usualMinutes, ...rest } = stored.value
    const { rev: before, ...as } = version
    expect(usualMinutes).toBe(14)
    expect(rest).toEqual(as)
    expect(rev).toBeGreaterThan(before)
  },
)

test('the same minutes are not written again, and a version that is not there is reported', async () => {
  const { assessment, version } = await aPublishedAssessment((await aJob()).id)
  const { rev } = value(await storeUsualMinutes(version.id, 14))
  expect(value(await storeUsualMinutes(version.id, 14)).rev).toBe(rev)
  expect(failure(await storeUsualMinutes(versionIdOf(assessment.id, 7), 14))).toBe('not-found')
})
