import { expect, test } from 'vitest'

import { publishDraft } from '#src/builder/storage/assessments.ts'
import { currentCompany } from '#src/builder/storage/company.ts'
import { removeCompany, restoreCompany, saveCompany } from '#src/custody/storage/companyFace.ts'
import { sweepUnownedFiles } from '#src/custody/storage/unownedFiles.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob, aPublishedAssessment, assessmentNow, STAFF, value } from '#tests/support/hiring.ts'
import { png } from '#tests/support/files/pictures.ts'

withFreshDatabases()

const MARK = { bytes: png(32, 32).buffer, type: 'image/png' as const }

test('what is saved is replaced as a whole, and the mark stays unless another is chosen', async () => {
  expect(await currentCompany()).toBeNull()
  value(await saveCompany({ name: 'Acme', accent: '#ffcc00', mark: MARK }))
  const first = await currentCompany()
  expect(first).toMatchObject({
    name: 'Acme',
    accent: { dark: '#ffcc00' },
    mark: { type: 'image/png' },
  })
  expect(first?.mark?.data).toMatch(/^iVBOR/)
  value(await saveCompany({ name: 'Acme & Co', accent: null, mark: 'keep' }))
  expect(await currentCompany()).toEqual({ name: 'Acme & Co', mark: first?.mark })
  value(await saveCompany({ name: 'Acme', accent: null, mark: MARK }))
  expect(await fileTable.count()).toBe(1)
  value(await saveCompany({ name: 'Acme', accent: null, mark: null }))
  expect(await currentCompany()).toEqual({ name: 'Acme' })
  expect(await fileTable.count()).toBe(0)
})

test('removing can be undone, unless another was set meanwhile', async () => {
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: MARK }))
  const before = await currentCompany()
  const removed = value(await removeCompany())
  expect([await currentCompany(), await fileTable.count()]).toEqual([null, 0])
  value(await restoreCompany(removed))
  expect(await currentCompany()).toEqual(before)
  const again = value(await removeCompany())
  value(await saveCompany({ name: 'Other', accent: null, mark: null }))
  value(await restoreCompany(again))
  expect(await currentCompany()).toEqual({ name: 'Other' })
})

test('the mark belongs to no assessment, and is not swept', async () => {
  value(await saveCompany({ name: 'Acme', accent: null, mark: MARK }))
  await sweepUnownedFiles()
  expect(await fileTable.count()).toBe(1)
})

test.each([false, true])(
  'a version has the face of its publication (protected: %s)',
  async (isProtected) => {
    if (isProtected) await protect()
    const { assessment, version: first } = await aPublishedAssessment((await aJob()).id)
    value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: MARK }))
    const face = await currentCompany()
    const second = value(
      await publishDraft({
        assessmentId: assessment.id,
        rev: (await assessmentNow(assessment.id)).rev,
        by: STAFF,
      }),
    )
    value(await removeCompany())
    const third = value(
      await publishDraft({
        assessmentId: assessment.id,
        rev: (await assessmentNow(assessment.id)).rev,
        by: STAFF,
      }),
    )
    const faces = await Promise.all(
      [first, second, third].map(async ({ id }) => {
        const stored = await getVersion(id)
        return stored?.kind === 'whole' ? (stored.value.company ?? null) : 'unreadable'
      }),
    )
    expect(faces).toEqual([null, face, null])
  },
)
