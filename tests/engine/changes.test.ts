import { expect, test } from 'vitest'

import { changesBetween, sameDefinition } from '#src/engine/editing/comparing.ts'
import { updateSettings } from '#src/engine/editing/definition.ts'
import { applyPatches, diffDefinitions } from '#src/engine/editing/patches.ts'
import {
  addQuestion,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from '#src/engine/editing/questions.ts'
import {
  addSection,
  moveSection,
  newSection,
  removeSection,
  updateSection,
} from '#src/engine/editing/sections.ts'
import { anAssessment, number, section, shortText, text } from '#tests/support/definitions.ts'

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

test('E2: a changed word is one small patch, and what it leaves keeps its identity', () => {
  const after = updateQuestion(before, 'b', { code: 'bee' })
  const { undo, redo } = diffDefinitions(before, after)
  expect(redo).toEqual([{ path: ['sections', 0, 'questions', 1, 'code'], value: 'bee' }])
  const undone = applyPatches(after, undo)
  expect(undone).toEqual(before)
  expect(undone.sections[1]).toBe(before.sections[1])
  expect(undone.sections[0]?.questions[0]).toBe(before.sections[0]?.questions[0])
})

test('E2: nothing changed, nothing to patch', () => {
  expect(diffDefinitions(before, before)).toEqual({ undo: [], redo: [] })
  expect(diffDefinitions(before, structuredClone(before))).toEqual({ undo: [], redo: [] })
})

test('E2: patches for another draft are refused', () => {
  const { redo } = diffDefinitions(before, updateQuestion(before, 'n40', { min: 1 }))
  expect(() => applyPatches(anAssessment(), redo)).toThrow('A patch leads nowhere')
  expect(() => applyPatches(before, [{ path: ['sections'], value: 3 }])).toThrow('another draft')
})

test('E8: nothing changed, nothing told', () => {
  expect(changesBetween(before, structuredClone(before))).toEqual([])
  expect(sameDefinition(before, structuredClone(before))).toBe(true)
  expect(sameDefinition(before, updateQuestion(before, 'a', { code: 'x' }))).toBe(false)
  expect(sameDefinition(before, removeQuestion(before, 'c'))).toBe(false)
  expect(sameDefinition(updateQuestion(before, 'a', { minLength: 1 }), before)).toBe(false)
})

test('E8: what was added, removed and changed is told with its name', () => {
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

test('E8: a question has moved among its siblings, or to another section', () => {
  const told = (after: typeof before) =>
    changesBetween(before, after).map((each) =>
      'id' in each ? `${each.id} ${each.change}` : 'settings',
    )
  expect(told(moveQuestion(before, 'c', 'one', 0))).toEqual(['c moved'])
  expect(told(moveQuestion(before, 'c', 'two', 0))).toEqual(['c moved'])
  expect(told(moveSection(before, 'two', 0))).toEqual(['two moved'])
})

test('E8: settings and sections are told', () => {
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
