import { expect, test } from 'vitest'

import { type Definition } from '#schemas/definition.ts'
import type { Question, QuestionOf } from '#schemas/question.ts'
import { newOption, newRow } from '#src/assessment/engine/editing/newQuestion.ts'
import {
  addOption,
  removeOption,
  setOptions,
  updateOption,
} from '#src/assessment/engine/editing/options.ts'
import {
  addRow,
  moveRow,
  removeRow,
  setRows,
  updateRow,
} from '#src/assessment/engine/editing/rows.ts'
import {
  anAssessment,
  matrix,
  multipleChoice,
  number,
  option,
  ranking,
  section,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'

const draft = anAssessment(
  section('one', singleChoice('a'), shortText('b')),
  section('two', number('c')),
  section('three'),
)

test('E3: option codes are unique within their question', () => {
  const added = addOption(draft, 'a', 1, { ...newOption('maybe'), code: 'yes' })
  const codes = (definition: Definition) => {
    const question = questionOf(definition, 'a')
    return 'options' in question ? question.options.map(({ id, code }) => `${id}=${code}`) : []
  }
  expect(codes(added)).toEqual(['yes=yes', 'maybe=3', 'no=no'])
  expect(codes(setOptions(draft, 'a', [newOption('x'), newOption('y')]))).toEqual(['x=1', 'y=2'])
})

test('E5: a removed option is removed from the key', () => {
  const keyed = anAssessment(multipleChoice('a', ['x', 'y'], { key: { options: ['x', 'y'] } }))
  const one = removeOption(keyed, 'a', 'x')
  expect(questionOf(one, 'a')).toMatchObject({ key: { options: ['y'] } })
  expect(questionOf(removeOption(one, 'a', 'y'), 'a')).not.toHaveProperty('key')
  const replaced = setOptions(keyed, 'a', [option('y'), option('z')])
  expect(questionOf(replaced, 'a')).toMatchObject({ key: { options: ['y'] } })
  const renamed = updateOption(keyed, 'a', 'x', { label: text('X!') })
  expect(questionOf(renamed, 'a')).toMatchObject({
    key: { options: ['x', 'y'] },
    options: [{ label: { source: 'X!' } }, {}],
  })
})

test('E1, E3, E9: rows are added, changed and moved as options are', () => {
  const before = anAssessment(matrix('m', ['html', 'css']), number('n'))
  const rows = (definition: Definition) => {
    const question = questionOf(definition, 'm')
    return question.kind === 'matrix' ? question.rows.map(({ id, code }) => `${id}=${code}`) : []
  }
  const added = addRow(before, 'm', 1, { ...newRow('js'), code: 'css' })
  expect(rows(added)).toEqual(['html=html', 'js=3', 'css=css'])
  expect(rows(moveRow(added, 'm', 'js', 9))).toEqual(['html=html', 'css=css', 'js=3'])
  expect(rows(updateRow(added, 'm', 'js', { code: 'js' }))).toEqual([
    'html=html',
    'js=js',
    'css=css',
  ])
  expect(rows(setRows(before, 'm', [newRow('a'), newRow('b')]))).toEqual(['a=1', 'b=2'])
  expect(removeRow(before, 'm', 'gone')).toBe(before)
  expect(addRow(before, 'n', 0, newRow('r'))).toBe(before)
})

test('E5: removal clears key, points and knock-out of its own question', () => {
  const choice = singleChoice('a', ['x', 'y'], {
    key: { options: ['x'] },
    optionPoints: { byOption: { x: 1, y: 2 }, floor: 0 },
    knockOut: { op: 'isOneOf', values: ['x', 'y'] },
  })
  const draftOfAll = anAssessment(
    choice,
    ranking('r', ['x', 'y'], { key: { order: ['x', 'y'] } }),
    matrix('m', ['r', 's'], ['x', 'y'], {
      key: { byRow: { r: ['x'], s: ['x', 'y'] }, grading: 'all' },
    }),
  )
  const without = (id: string) => questionOf(removeOption(draftOfAll, id, 'x'), id)
  expect(without('a')).toMatchObject({
    optionPoints: { byOption: { y: 2 }, floor: 0 },
    knockOut: { op: 'isOneOf', values: ['y'] },
  })
  expect(without('a')).not.toHaveProperty('key')
  expect(without('r')).toMatchObject({ key: { order: ['y'] } })
  expect(without('m')).toMatchObject({ key: { byRow: { s: ['y'] }, grading: 'all' } })
  const optionless = removeOption(removeOption(draftOfAll, 'm', 'x'), 'm', 'y')
  expect(questionOf(optionless, 'm')).not.toHaveProperty('key')
  const rowless = removeRow(removeRow(draftOfAll, 'm', 's'), 'm', 'r')
  expect(questionOf(rowless, 'm')).not.toHaveProperty('key')
})

test('E5: what an author has yet to fill in stays, and what becomes empty is removed', () => {
  const withoutX = (question: Question) =>
    questionOf(removeOption(anAssessment(question), question.id, 'x'), question.id)
  const partial = { key: { options: [] }, optionPoints: { byOption: {}, floor: 0 } }
  expect(withoutX(singleChoice('a', ['x', 'y'], partial))).toMatchObject(partial)
  const given = { key: { options: ['x'] }, optionPoints: { byOption: { x: 1 }, floor: 0 } }
  expect(withoutX(singleChoice('a', ['x', 'y'], given))).toEqual(singleChoice('a', ['y']))
  const key: QuestionOf<'matrix'>['key'] = { byRow: {}, grading: 'all' }
  expect(withoutX(matrix('m', ['r'], ['x', 'y'], { key }))).toMatchObject({ key })
})
