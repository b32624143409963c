import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import { missingTexts, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { createFromFile, duplicateAssessment } from '#src/builder/storage/newAssessments.ts'
import { listAssessments } from '#src/storage/stored/assessments.ts'
import { getVersion, publishedDefinition } from '#src/storage/stored/versions.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'
import { aJob, assessmentNow, STAFF, value } from '#tests/support/hiring.ts'

withFreshDatabases()

const LANGUAGES = ['de', 'ar']
const definition = translatedAs(everyText, LANGUAGES)
const testCandidates = [{ id: 't1', name: 'Ada', answers: { years: 3 } }]

test.each([
  ['the same title', 'Basics', []],
  ['another title', 'Advanced', ['title']],
])('Z6: a file opened under %s keeps its translations', async (_, title, toCheck) => {
  const job = await aJob()
  const read = readAssessmentFile(writeAssessmentFile({ definition, testCandidates }))
  if (!read.ok) throw new Error('The file can not be read')
  const opened = value(await createFromFile(job.id, title, { fileName: 'a.json', ...read.value }))
  expect(offeredLanguages(opened.draft)).toEqual(['en', ...LANGUAGES])
  for (const language of LANGUAGES) {
    expect(missingTexts(opened.draft, language)).toEqual([])
    expect(textsToCheck(opened.draft, language).map(({ id }) => id)).toEqual(toCheck)
  }
  expect(opened.testCandidates).toHaveLength(1)
})

test('E4: a duplicate has every translation, and nothing to check', async () => {
  const { opened } = await openedFromFile(definition)
  const copy = value(await duplicateAssessment(opened.id))
  for (const language of LANGUAGES) {
    expect(missingTexts(copy.draft, language)).toEqual([])
    expect(textsToCheck(copy.draft, language)).toEqual([])
    expect(Object.keys(copy.draft.translations[language] ?? {})).toHaveLength(
      Object.keys(definition.translations[language] ?? {}).length,
    )
  }
})

test('Z9: a version has the originals of what is to check alone, and is no other than its draft', async () => {
  const { opened } = await openedFromFile(definition)
  const draft = updateSettings(opened.draft, { title: 'Advanced' })
  const saved = value(await saveDraft({ assessmentId: opened.id, rev: opened.rev, draft }))
  value(await publishDraft({ assessmentId: opened.id, rev: saved.rev, by: STAFF }))
  const version = await getVersion(`${opened.id}.v1`)
  if (version?.kind !== 'whole') throw new Error('The version can not be read')
  const { translations } = version.value.definition
  for (const language of LANGUAGES) {
    const kept = Object.entries(translations[language] ?? {}).filter(
      ([, { original }]) => original !== undefined,
    )
    expect(kept.map(([id, { original }]) => [id, original])).toEqual([['title', 'Basics']])
  }
  const [listed] = (await listAssessments()).whole
  expect(listed?.draftDiffers).toBe(false)
  const shown = draftOf(await assessmentNow(opened.id))
  expect(await publishedDefinition(`${opened.id}.v1`, shown)).toBe(shown)
})

async function openedFromFile(of: Definition) {
  const job = await aJob()
  const file = { fileName: 'a.json', definition: of, testCandidates: [] }
  return { job, opened: value(await createFromFile(job.id, 'Basics', file)) }
}
