import { expect, test } from 'vitest'

import { assessmentTable } from '#src/storage/core/database.ts'
import { publishedDefinition } from '#src/storage/stored/versions.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

withFreshDatabases()

const { version } = invitedCandidates()
const draft = structuredClone(version.definition)
const edited = { ...draft, settings: { ...draft.settings, title: 'Edited' } }

test('a draft stored exactly as published is returned itself, any other gets the version', async () => {
  await assessmentTable.add(version)
  expect(await publishedDefinition(version.id, draft)).toBe(draft)
  expect(await publishedDefinition(version.id, edited)).toEqual(version.definition)
})

test('a version that is missing or can’t be read is none', async () => {
  expect(await publishedDefinition(version.id, draft)).toBeNull()
  await assessmentTable.add({ ...version, definition: { ...version.definition, sections: 'lost' } })
  expect(await publishedDefinition(version.id, draft)).toBeNull()
})
