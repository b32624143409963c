import { expect, test } from 'vitest'

import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, statement, when } from '#tests/support/definitions.ts'
import { aNewAssessment, failure, readyDefinition, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

test('accepts a checker’s verdict about this exact draft, and no other', async () => {
  const { id } = await aNewAssessment()
  const ready = value(await saveDraft({ assessmentId: id, rev: 0, draft: readyDefinition() }))
  const { findings } = proveReadiness(readyDefinition())
  const draft = anAssessment(shortText('other'))
  const { rev } = value(await saveDraft({ assessmentId: id, rev: ready.rev, draft }))
  const asked = { assessmentId: id, rev, by: STAFF }
  const stale = await publishDraft({ ...asked, verdict: { rev: ready.rev, findings } })
  expect(failure(stale)).toBe('not-checked')
  expect(await listVersions(id)).toEqual([])
  const verdict = { rev, findings: proveReadiness(draft).findings }
  expect(value(await publishDraft({ ...asked, verdict })).number).toBe(1)
})

test('refuses problems in a verdict', async () => {
  const { id } = await aNewAssessment()
  const { rev } = value(await saveDraft({ assessmentId: id, rev: 0, draft: readyDefinition() }))
  const { findings } = proveReadiness(anAssessment())
  const verdict = { rev, findings }
  const refused = await publishDraft({ assessmentId: id, rev, by: STAFF, verdict })
  expect(failure(refused)).toBe('not-ready')
  expect(await listVersions(id)).toEqual([])
})

test('refuses an unready draft whatever the verdict says', async () => {
  const { id } = await aNewAssessment()
  const verdict = { rev: 0, findings: [] }
  const refused = await publishDraft({ assessmentId: id, rev: 0, by: STAFF, verdict })
  expect(failure(refused)).toBe('not-ready')
  expect(await listVersions(id)).toEqual([])
})

test('asks for confirmation of what a verdict left undecided', async () => {
  const { id } = await aNewAssessment()
  const odd = when('link', { op: 'includes', value: 'a b' })
  const link = shortText('link', { format: 'url' })
  const draft = anAssessment(link, statement('note', { showIf: odd }))
  const { rev } = value(await saveDraft({ assessmentId: id, rev: 0, draft }))
  const verdict = { rev, findings: proveReadiness(draft).findings }
  const asked = { assessmentId: id, rev, by: STAFF, verdict }
  expect(failure(await publishDraft(asked))).toBe('not-confirmed')
  const version = value(await publishDraft({ ...asked, isConfirmed: true }))
  expect(version.confirmed?.undecided).toHaveLength(1)
})
