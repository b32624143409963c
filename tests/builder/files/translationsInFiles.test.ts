import { expect, test } from 'vitest'

import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'

const draft = updateSettings(translatedAs(everyText, ['de', 'ar']), { title: 'Advanced' })
const bare = { definition: draft, testCandidates: [] }

test('originals are written beside their translations and read back unchanged', () => {
  const file = writeAssessmentFile(bare)
  expect(JSON.parse(file).definition.translations.de).toMatchObject({
    title: { source: 'de title', original: 'Basics' },
    'years.unit': { source: 'de years.unit', original: 'years' },
  })
  expect(readAssessmentFile(file)).toEqual({ ok: true, value: bare })
})

test('Z6: in a file without originals nothing is to check', () => {
  const raw = JSON.parse(writeAssessmentFile(bare))
  for (const [id, { source }] of Object.entries<{ source: string }>(
    raw.definition.translations.de,
  )) {
    raw.definition.translations.de[id] = source
  }
  const read = readAssessmentFile(JSON.stringify(raw))
  if (!read.ok) throw new Error('The file can not be read')
  const { definition } = read.value
  expect(textsToCheck(definition, 'de')).toEqual([])
  expect(textsToCheck(definition, 'ar').map(({ id }) => id)).toEqual(['title'])
  const renamed = updateSettings(definition, { title: 'Another' })
  expect(textsToCheck(renamed, 'de').map(({ id }) => id)).toEqual(['title'])
})

test('Z6: a text that was changed in the file is to check', () => {
  const raw = JSON.parse(writeAssessmentFile(bare))
  raw.definition.sections[0].questions[0].unit = 'months'
  const read = readAssessmentFile(JSON.stringify(raw))
  if (!read.ok) throw new Error('The file can not be read')
  expect(textsToCheck(read.value.definition, 'de').map(({ id }) => id)).toEqual([
    'title',
    'years.unit',
  ])
})

test('an original that is no text is refused with its place', () => {
  const raw = JSON.parse(writeAssessmentFile(bare))
  raw.definition.translations.de.title.original = 7
  expect(readAssessmentFile(JSON.stringify(raw))).toMatchObject({
    ok: false,
    error: { where: 'definition.translations.de.title.original' },
  })
})
