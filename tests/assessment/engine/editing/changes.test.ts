import { expect, test } from 'vitest'

import type { Option } from '#schemas/question.ts'
import {
  changesBetween,
  languagesLost,
  sameDefinition,
} from '#src/assessment/engine/editing/comparing.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import {
  addQuestion,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import {
  addSection,
  moveSection,
  newSection,
  removeSection,
  updateSection,
} from '#src/assessment/engine/editing/sections.ts'
import {
  confirmTranslation,
  removeTranslation,
  setLanguage,
  setTranslation,
} from '#src/assessment/engine/editing/translating.ts'
import {
  anAssessment,
  longText,
  number,
  option,
  section,
  shortText,
  singleChoice,
  text,
  withCalculated,
} from '#tests/support/definitions.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'

const many = Array.from({ length: 50 }, (_, place) => number(`n${place}`))
const before = anAssessment(
  section('one', { title: 'Basics' }, shortText('a'), shortText('b'), shortText('c')),
  section('two', ...many),
)

test('E2: a moved question is one removal and one insertion', () => {
  const after = moveQuestion(before, 'n2', 'two', 40)
  const { undo, redo } = diffDefinitions(before, after)
  expect(redo).toEqual([
    { path: ['sections', 1, 'questions', 2] },
    { path: ['sections', 1, 'questions', 40], value: number('n2'), insert: true },
  ])
  expect(undo).toHaveLength(2)
  expect(applyPatches(after, undo)).toEqual(before)
})

test('E2: a changed word is one small patch, and the rest keeps its identity', () => {
  const after = updateQuestion(before, 'b', { code: 'bee' })
  const { undo, redo } = diffDefinitions(before, after)
  expect(redo).toEqual([{ path: ['sections', 0, 'questions', 1, 'code'], value: 'bee' }])
  const undone = applyPatches(after, undo)
  expect(undone).toEqual(before)
  expect(undone.sections[1]).toBe(before.sections[1])
  expect(undone.sections[0]?.questions[0]).toBe(before.sections[0]?.questions[0])
})

test('E2: no change, no patch', () => {
  expect(diffDefinitions(before, before)).toEqual({ undo: [], redo: [] })
  expect(diffDefinitions(before, structuredClone(before))).toEqual({ undo: [], redo: [] })
})

const choice = (...options: Option[]) => anAssessment({ ...singleChoice('a'), options })
const at = (...path: (string | number)[]) => ['sections', 0, 'questions', 0, ...path]
const [x, y, z] = [option('x'), option('y'), option('z')]

test.each([
  ['the first of a list', choice(x, y), choice(y), [{ path: at('options', 0) }]],
  [
    'what came between, and what changed behind it',
    choice(x, y),
    choice(x, z, { ...y, code: 'why' }),
    [
      { path: at('options', 1), value: z, insert: true },
      { path: at('options', 2, 'code'), value: 'why' },
    ],
  ],
  [
    'a property that came',
    anAssessment(number('a')),
    anAssessment(number('a', { min: 1 })),
    [{ path: at('min'), value: 1 }],
  ],
  [
    'a property that went',
    anAssessment(number('a', { min: 1 })),
    anAssessment(number('a')),
    [{ path: at('min') }],
  ],
  [
    'one value in place of a list',
    anAssessment(number('a', { knockOut: { op: 'is', value: ['x'] } })),
    anAssessment(number('a', { knockOut: { op: 'is', value: 'x' } })),
    [{ path: at('knockOut', 'value'), value: 'x' }],
  ],
  [
    'a list that is short of an item',
    anAssessment(number('a', { tags: ['x', 'y'] })),
    anAssessment(number('a', { tags: ['x'] })),
    [{ path: at('tags'), value: ['x'] }],
  ],
])('E2: %s is a small patch', (_, one, other, patches) => {
  const { undo, redo } = diffDefinitions(one, other)
  expect(redo).toEqual(patches)
  expect(applyPatches(one, redo)).toEqual(other)
  expect(applyPatches(other, undo)).toEqual(one)
})

test('E2: a list with duplicate ids is replaced as a whole, and restored', () => {
  const options = (...labels: string[]) => labels.map((label) => option(label, 'same'))
  const twins = choice(...options('x', 'y'))
  for (const other of [options('y', 'x'), options('x'), [option('z')], []]) {
    const after = choice(...other)
    const { undo, redo } = diffDefinitions(twins, after)
    expect(applyPatches(twins, redo)).toEqual(after)
    expect(applyPatches(after, undo)).toEqual(twins)
  }
})

test.each([
  ['a list by a name', ['sections', 'one']],
  ['an object by a place', ['settings', 0, 'title']],
  ['a place that is not there', ['sections', 7, 'title']],
  ['a property that is not there', ['settings', 'theme', 'colour']],
  ['further than it goes', ['settings', 'title', 'words']],
])('E2: a patch with the path %s fails', (_, path) => {
  expect(() => applyPatches(before, [{ path, value: 'x' }])).toThrow(
    `A patch leads nowhere: ${path.join('.')}`,
  )
})

test('E2: patches for another draft are refused', () => {
  const { redo } = diffDefinitions(before, updateQuestion(before, 'n40', { min: 1 }))
  expect(() => applyPatches(anAssessment(), redo)).toThrow('A patch leads nowhere')
  expect(() => applyPatches(before, [{ path: ['sections'], value: 3 }])).toThrow('another draft')
})

test('E8: no change, no difference', () => {
  expect(changesBetween(before, structuredClone(before))).toEqual([])
  expect(sameDefinition(before, structuredClone(before))).toBe(true)
  expect(sameDefinition(before, updateQuestion(before, 'a', { code: 'x' }))).toBe(false)
  expect(sameDefinition(before, removeQuestion(before, 'c'))).toBe(false)
  expect(sameDefinition(updateQuestion(before, 'a', { minLength: 1 }), before)).toBe(false)
})

test.each([
  ['a setting', updateSettings(before, { title: 'x' })],
  ['a title', updateSection(before, 'one', { title: 'x' })],
  ['a section', addSection(before, 2, newSection('three'))],
  ['a question at the end', addQuestion(before, 'two', 99, number('d'))],
  ['an order', moveQuestion(before, 'a', 'one', 1)],
  ['a calculated value', withCalculated(before, { sum: '1' })],
])('E8: a definition with another one of this is another: %s', (_, other) => {
  expect(sameDefinition(before, other)).toBe(false)
  expect(sameDefinition(other, before)).toBe(false)
  expect(sameDefinition(other, structuredClone(other))).toBe(true)
})

test('E8: calculated values are listed by name', () => {
  const one = withCalculated(before, { ' first ': '1', second: '2', third: '3' })
  const [first, second, third] = one.calculated
  const calculated = [third!, first!, { ...second!, expression: '5' }]
  expect(changesBetween(one, { ...one, calculated })).toEqual([
    { change: 'moved', of: 'calculated', id: third!.id, name: 'third' },
    {
      change: 'changed',
      of: 'calculated',
      id: second!.id,
      name: 'second',
      fields: ['expression'],
    },
  ])
  expect(changesBetween(before, { ...one, calculated: [first!] })).toEqual([
    { change: 'added', of: 'calculated', id: first!.id, name: 'first' },
  ])
})

test('E8: additions, removals and changes are listed with names', () => {
  const changed = updateQuestion(before, 'b', { prompt: text('Where *now*?'), minLength: 3 })
  const after = addQuestion(removeQuestion(changed, 'c'), 'one', 0, number('d'))
  expect(changesBetween(before, after)).toEqual([
    { change: 'added', of: 'question', id: 'd', name: 'What about d?' },
    {
      change: 'changed',
      of: 'question',
      id: 'b',
      name: 'Where *now*?',
      fields: ['prompt', 'minLength'],
    },
    { change: 'removed', of: 'question', id: 'c', name: 'What about c?' },
  ])
  expect(changesBetween(after, before)).toContainEqual({
    change: 'changed',
    of: 'question',
    id: 'b',
    name: 'What about b?',
    fields: ['prompt', 'minLength'],
  })
})

test('E8: a question moved among its siblings, or to another section', () => {
  const told = (after: typeof before) =>
    changesBetween(before, after).map((each) =>
      'id' in each ? `${each.id} ${each.change}` : 'settings',
    )
  expect(told(moveQuestion(before, 'c', 'one', 0))).toEqual(['c moved'])
  expect(told(moveQuestion(before, 'c', 'two', 0))).toEqual(['c moved'])
  expect(told(moveSection(before, 'two', 0))).toEqual(['two moved'])
})

test('E8, C17: newer text rules are listed where they count for something, and are no edit', () => {
  const newest = withNewestTextRules
  const counted = anAssessment(
    shortText('keyed', { key: { accepted: ['x'], ignoreCase: true } }),
    shortText('shown'),
    shortText('free'),
    shortText('mail', { format: 'email', key: { accepted: ['x@y'], ignoreCase: true } }),
    longText('then', {
      showIf: { kind: 'compare', of: { question: 'shown' }, test: { op: 'is', value: 'x' } },
    }),
  )
  expect(changesBetween(counted, newest(counted))).toEqual([
    { change: 'changed', of: 'textRules', questions: 2 },
  ])
  expect(changesBetween(newest(counted), newest(counted))).toEqual([])
  expect(sameDefinition(newest(counted), counted)).toBe(true)
  const uncounted = anAssessment(shortText('free'), longText('long'))
  expect(changesBetween(uncounted, newest(uncounted))).toEqual([])
})

test('E8: settings and sections are listed', () => {
  const settings = updateSettings(before, { layout: 'all' })
  expect(changesBetween(before, settings)).toEqual([
    { change: 'changed', of: 'settings', fields: ['layout'] },
  ])
  const sections = addSection(
    updateSection(removeSection(before, 'two'), 'one', { title: 'Start' }),
    1,
    newSection('three', 'End'),
  )
  expect(changesBetween(before, sections).slice(0, 3)).toEqual([
    { change: 'changed', of: 'section', id: 'one', name: 'Start', fields: ['title'] },
    { change: 'added', of: 'section', id: 'three', name: 'End' },
    { change: 'removed', of: 'section', id: 'two', name: '' },
  ])
})

test('E8: another original of a translation is no difference', () => {
  const german = translatedAs(everyText, ['de'])
  const changed = updateSettings(german, { title: 'Another title' })
  const confirmed = confirmTranslation(changed, 'de', 'title')
  expect(confirmed).not.toEqual(changed)
  expect(changesBetween(changed, confirmed)).toEqual([])
  expect(sameDefinition(changed, confirmed)).toBe(true)
  const retranslated = setTranslation(changed, 'de', 'title', text('Titel'))
  expect(changesBetween(changed, retranslated)).toEqual([
    { change: 'changed', of: 'settings', fields: ['translations'] },
  ])
})

test('E10: languages that candidates can no longer choose are lost', () => {
  const both = translatedAs(everyText, ['de', 'ar'])
  const missing = ['title', 'years.prompt'].reduce(
    (so, id) => setTranslation(so, 'de', id, undefined),
    both,
  )
  expect(languagesLost(both, both)).toEqual([])
  expect(languagesLost(both, missing)).toEqual([{ language: 'de', missing: 2 }])
  expect(languagesLost(missing, both)).toEqual([])
  expect(languagesLost(missing, removeTranslation(missing, 'de'))).toEqual([])
  expect(languagesLost(both, removeTranslation(both, 'ar'))).toEqual([
    { language: 'ar', missing: 0 },
  ])
  expect(languagesLost(both, updateSettings(both, { title: 'To check' }))).toEqual([])
  expect(languagesLost(both, setLanguage(both, 'de'))).toEqual([{ language: 'en', missing: 0 }])
})
