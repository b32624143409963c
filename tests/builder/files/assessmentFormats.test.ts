import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import { ASSESSMENT_FORMATS, JSON_FORMAT } from '#src/builder/files/json/assessmentFormats.ts'
import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { anAssessment, answeredWith, shortText, singleChoice } from '#tests/support/definitions.ts'

const definition = anAssessment(singleChoice('role', ['be', 'fe']), shortText('why'))
const testCandidates = [
  { id: 't1', name: 'Ada', answers: { role: { option: 'be' } }, expected: {} },
]

test('no two formats have the same entry in the menu', () => {
  const labels = ASSESSMENT_FORMATS.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(ASSESSMENT_FORMATS)('“$label” writes an assessment', ({ write }) => {
  expect(write({ definition, testCandidates })).toContain('why')
})

test('the saved file of the app is opened with everything that was saved', () => {
  const saved = { definition, testCandidates }
  const bytes = new TextEncoder().encode(JSON_FORMAT.write(saved)).buffer
  expect(openAssessment(bytes)).toEqual({ ok: true, value: saved })
  expect(JSON_FORMAT.shortfall(saved)).toBeNull()
})

test('what can’t be opened again is saved, and says so', () => {
  let showIf: Condition = answeredWith('why', 'x')
  for (let depth = 0; depth < 60; depth += 1) showIf = { kind: 'not', condition: showIf }
  const nested = anAssessment(shortText('why'), shortText('how', { showIf }))
  expect(JSON_FORMAT.shortfall({ definition: nested, testCandidates: [] })).toBe(
    'The file was saved, but TalentFlow can’t open it again: it is nested more than 64 deep: remove the inner levels. Save a backup instead.',
  )
})
