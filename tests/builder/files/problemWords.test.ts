import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import {
  anAssessment,
  answeredWith,
  date,
  file,
  matrix,
  number,
  section,
  singleChoice,
} from '#tests/support/definitions.ts'

const definition: Definition = anAssessment(
  section(
    's',
    number('years'),
    singleChoice('role', ['be', 'fe'], { showIf: answeredWith('years', 3) }),
    file('cv'),
    date('start'),
    matrix('skills', ['html'], ['none']),
  ),
)

/** The file with the value at a place replaced; undefined removes it. */
function told(place: string, value: unknown): string {
  const raw: unknown = JSON.parse(JSON.stringify({ ...definition, translations: {} }))
  const path = place.split('.')
  const name = path.pop() ?? ''
  const holder = path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), raw)
  if (value === undefined) Reflect.deleteProperty(Object(holder), name)
  else Reflect.set(Object(holder), name, value)
  const read = readAssessmentFile(JSON.stringify(raw))
  return read.ok ? 'read' : `${read.error.where}: ${read.error.why}`
}

const ID = 'an id: a letter, then letters, digits, “_” or “-”, 64 at most'

test.each<[string, unknown, string]>([
  ['format', '1', 'it must be 1, not the text “1”'],
  ['format', 0, 'it must be 1, not 0'],
  ['format', undefined, 'it is missing: it must be 1'],
  ['sections', null, 'it must be a list, not null'],
  ['settings.layout', 'pages', 'it must be “section”, “question” or “all”, not the text “pages”'],
  ['settings.title', {}, 'it must be text, not an object'],
  ['sections.0.draw', 1.5, 'it must be a whole number, not 1.5'],
  ['sections.0.draw', 0, 'it must be 1 or more, not 0'],
  ['sections.0.questions.0.prompt', 3, 'it must be text, not 3'],
  ['sections.0.questions.0.prompt', undefined, 'it is missing: it must be text'],
  ['sections.0.questions.0.required', 'yes', 'it must be true or false, not the text “yes”'],
  ['sections.0.questions.0.step', 0, 'it must be above 0, not 0'],
  ['sections.0.questions.0.id', 'a b', `it must be ${ID}, not the text “a b”`],
  [
    'sections.0.questions.0.id',
    'a'.repeat(100),
    `it must be at most 64 characters long, not the text “${'a'.repeat(80)}…”`,
  ],
  [
    'sections.0.questions.1.options.0.role',
    'any',
    'it must be “none” or “all”, not the text “any”',
  ],
  [
    'sections.0.questions.1.showIf.kind',
    'and',
    'it must be “all”, “any”, “not” or “compare”, not the text “and”',
  ],
  ['sections.0.questions.1.showIf.of', 'years', 'it must be an object, not the text “years”'],
  [
    'sections.0.questions.1.showIf.of.measure',
    'words',
    'it must be “length”, “count” or “other”, not the text “words”',
  ],
  [
    'sections.0.questions.1.showIf.test.value',
    null,
    'it must be text or a number or true or false or a list, not null',
  ],
  [
    'sections.0.questions.2.accept',
    ['pdf'],
    'it must be a file extension in lowercase with its dot, like .pdf, not the text “pdf”',
  ],
  [
    'sections.0.questions.3.min',
    '2026-02-30',
    'it must be a real date, like 2026-11-21, not the text “2026-02-30”',
  ],
  ['sections.0.questions.4.key', { byRow: { '1': [] }, grading: 'all' }, `its name must be ${ID}`],
])('%s: %j', (place, value, why) => {
  const said = told(place, value)
  const path = place.replace(/\.(\d)/g, '[$1]')
  expect(said.startsWith(path)).toBe(true)
  expect(said.endsWith(`: ${why}`)).toBe(true)
})

test('of two shapes the closest one is reported', () => {
  expect(told('sections.0.questions.1.showIf.of', { calculated: 'total', x: 1, y: 2 })).toBe(
    'sections[0].questions[1].showIf.of: “x” and “y” are not known here: remove or fix the names',
  )
})

test('a moment is reported with an example of one', () => {
  const testCandidates = [{ id: 'ana', name: 'Ana', answers: {}, startedAt: 'this morning' }]
  const exported = { format: 1, kind: 'talentflow-assessment', definition, testCandidates }
  expect(readAssessmentFile(JSON.stringify(exported))).toMatchObject({
    error: {
      why: 'it must be a date and time, like 2026-11-21T09:30:00.000Z, not the text “this morning”',
    },
  })
})
