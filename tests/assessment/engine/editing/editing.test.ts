import { expect, test } from 'vitest'

import { type Definition, definitionSchema } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { setRequiredIf, setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import {
  emptyDefinition,
  findQuestion,
  findSection,
  updateSettings,
} from '#src/assessment/engine/editing/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import {
  mintParts,
  newOption,
  newQuestion,
  newRow,
} from '#src/assessment/engine/editing/newQuestion.ts'
import { addOption, moveOption, removeOption } from '#src/assessment/engine/editing/options.ts'
import {
  addQuestion,
  addQuestions,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
  replaceQuestion,
  updateQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import {
  addSection,
  duplicateSection,
  moveSection,
  newSection,
  removeSection,
  updateSection,
} from '#src/assessment/engine/editing/sections.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  answeredWith,
  consent,
  countingMint,
  matrix,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'

const draft = anAssessment(
  section('one', singleChoice('a'), shortText('b')),
  section('two', number('c')),
  section('three'),
)

function outline(definition: Definition): string {
  return definition.sections
    .map(({ id, questions }) => `${id}(${questions.map((question) => question.id).join(' ')})`)
    .join(' ')
}

test('E1: an edit keeps the identity of what it didn’t change', () => {
  const after = updateQuestion(draft, 'b', { prompt: text('Where?') })
  expect(questionOf(after, 'b').prompt.source).toBe('Where?')
  expect(questionOf(draft, 'b').prompt.source).toBe('What about b?')
  expect(after.sections[1]).toBe(draft.sections[1])
  expect(questionOf(after, 'a')).toBe(questionOf(draft, 'a'))
  expect(after.settings).toBe(draft.settings)
})

test('E1: editing what doesn’t exist changes nothing', () => {
  expect(updateQuestion(draft, 'gone', { code: 'x' })).toBe(draft)
  expect(removeQuestion(draft, 'gone')).toBe(draft)
  expect(moveQuestion(draft, 'gone', 'one', 0)).toBe(draft)
  expect(moveQuestion(draft, 'a', 'gone', 0)).toBe(draft)
  expect(updateSection(draft, 'gone', { title: 'x' })).toBe(draft)
  expect(removeOption(draft, 'a', 'gone')).toBe(draft)
  expect(addOption(draft, 'b', 0, newOption('o'))).toBe(draft)
  expect(changeKind(draft, 'a', 'singleChoice', countingMint())).toBe(draft)
  expect(changeKind(draft, 'gone', 'number', countingMint())).toBe(draft)
  expect(duplicateQuestion(draft, 'gone', countingMint())).toBe(draft)
  expect(duplicateSection(draft, 'gone', countingMint())).toBe(draft)
  expect(setShowIf(draft, { questionId: 'gone' }, null)).toBe(draft)
})

test('E1: removing an optional property leaves no trace of it', () => {
  const limited = updateQuestion(draft, 'c', { min: 1, unit: 'years' })
  expect(questionOf(limited, 'c')).toMatchObject({ min: 1, unit: 'years' })
  const back = updateQuestion(limited, 'c', { min: undefined, unit: undefined })
  expect(Object.keys(questionOf(back, 'c'))).toEqual(Object.keys(questionOf(draft, 'c')))
})

test('E1: a new draft has one empty section, and every new question has the right shape', () => {
  const empty = emptyDefinition('Engineer', { sectionId: 's1' })
  expect(empty).toEqual({
    format: 1,
    language: 'en',
    translations: {},
    settings: { title: 'Engineer', layout: 'section' },
    sections: [newSection('s1')],
    calculated: [],
  })
  expect(newSection('s1')).toEqual({ id: 's1', title: '', questions: [] })
  const questions = questionKinds.map((kind) =>
    newQuestion(kind, { questionId: kind, ...mintParts(kind, countingMint()) }),
  )
  const filled = addQuestions(empty, { sectionId: 's1', questions })
  expect(definitionSchema.safeParse(filled).success).toBe(true)
  expect(outline(filled)).toBe(`s1(${questionKinds.join(' ')})`)
  expect(questionOf(filled, 'singleChoice')).toMatchObject({
    options: [
      { id: 'o_minted1', code: '1' },
      { id: 'o_minted2', code: '2' },
    ],
  })
  const parts = [{ code: '1' }, { code: '2' }]
  expect(questionOf(filled, 'matrix')).toMatchObject({ rows: parts, options: parts })
  expect(questionOf(filled, 'ranking')).toMatchObject({ options: parts })
  expect(questionOf(filled, 'file')).toMatchObject({ maxFiles: 1, maxSize: 5_242_880 })
})

test('E1: a new question has no text yet, and parts only if its kind has some', () => {
  const blank = text('')
  expect(newQuestion('consent', { questionId: 'a', optionIds: [] })).toEqual(
    consent('a', { code: '', prompt: blank, label: blank, required: true }),
  )
  expect(newQuestion('matrix', { questionId: 'a', optionIds: ['o'] })).toEqual({
    ...matrix('a', [], [], { code: '', prompt: blank }),
    options: [{ id: 'o', code: '1', label: blank }],
  })
  expect(newRow('r')).toEqual({ id: 'r', code: '', label: blank })
  const parts = (kind: QuestionKind) => mintParts(kind, countingMint())
  const optionIds = ['o_minted1', 'o_minted2']
  expect(parts('multipleChoice')).toEqual({ optionIds })
  expect(parts('matrix')).toEqual({ optionIds, rowIds: ['r_minted3', 'r_minted4'] })
  expect(parts('number')).toEqual({ optionIds: [] })
})

test('E1: changed settings and sections replace the old ones', () => {
  const titled = updateSettings(draft, { title: 'Back end', layout: 'all' })
  expect(titled.settings).toEqual({ title: 'Back end', layout: 'all' })
  const renamed = updateSection(draft, 'two', { title: 'About you' })
  expect(findSection(renamed, 'two')?.title).toBe('About you')
  expect(findSection(renamed, 'gone')).toBeNull()
  expect(outline(removeSection(draft, 'two'))).toBe('one(a b) three()')
  expect(replaceQuestion(draft, number('a')).sections[0]?.questions[0]?.kind).toBe('number')
})

test('E1: conditions are set on questions and sections, and removed', () => {
  const condition = answeredWith('a', 'yes')
  const shown = setShowIf(
    setShowIf(draft, { questionId: 'c' }, condition),
    { sectionId: 'two' },
    condition,
  )
  expect(questionOf(shown, 'c').showIf).toEqual(condition)
  expect(findSection(shown, 'two')?.showIf).toEqual(condition)
  expect(shown.sections[0]).toBe(draft.sections[0])
  expect(
    setShowIf(setShowIf(shown, { questionId: 'c' }, null), { sectionId: 'two' }, null),
  ).toEqual(draft)
  const required = setRequiredIf(
    updateQuestion(draft, 'c', { required: true }),
    { questionId: 'c' },
    condition,
  )
  expect(questionOf(required, 'c')).toMatchObject({ required: false, requiredIf: condition })
  expect(required.sections[0]).toBe(draft.sections[0])
  expect(setRequiredIf(required, { questionId: 'c' }, null)).toEqual(draft)
  const said = anAssessment(statement('s'))
  expect(setRequiredIf(said, { questionId: 's' }, condition)).toBe(said)
})

test('E3: a free code is kept, a taken one is not', () => {
  const added = addQuestions(draft, {
    sectionId: 'three',
    questions: [
      { ...number('d'), code: 'a' },
      { ...number('e'), code: '' },
      { ...number('f'), code: 'f' },
    ],
  })
  const codes = added.sections[2]?.questions.map((question) => question.code)
  expect(codes).toEqual(['q4', 'q5', 'f'])
  const own = number('h')
  expect(questionOf(addQuestion(added, 'three', 0, own), 'h')).toBe(own)
  const taken = addQuestion(added, 'three', 0, { ...number('g'), code: 'q4' })
  expect(questionOf(taken, 'g').code).toBe('q7')
})

test('E3, X3: surrounding blanks do not make a code different', () => {
  const spaced = anAssessment(number('a', { code: 'years ' }))
  const codes = [' years', '  ', 'q3 ', 'q3'].map((code, place) => number(`n${place}`, { code }))
  const added = addQuestions(spaced, { sectionId: 'section1', questions: codes })
  expect(questionsOf(added).map(({ code }) => code)).toEqual(['years ', 'q2', 'q3', 'q4', 'q5'])
})

test('E3: added sections get unique codes', () => {
  const added = addQuestions(draft, { sections: [section('four', { ...number('d'), code: 'a' })] })
  expect(outline(added)).toBe('one(a b) two(c) three() four(d)')
  expect(questionOf(added, 'd').code).toBe('q4')
})

test('E9: an index is the one after the move', () => {
  expect(outline(moveQuestion(draft, 'a', 'one', 1))).toBe('one(b a) two(c) three()')
  expect(outline(moveQuestion(draft, 'b', 'one', 0))).toBe('one(b a) two(c) three()')
  expect(outline(moveQuestion(draft, 'a', 'two', 0))).toBe('one(b) two(a c) three()')
  expect(outline(moveQuestion(draft, 'a', 'three', 99))).toBe('one(b) two(c) three(a)')
  expect(outline(moveSection(draft, 'one', 1))).toBe('two(c) one(a b) three()')
  expect(outline(moveSection(draft, 'three', 0))).toBe('three() one(a b) two(c)')
  expect(outline(addSection(draft, 1, newSection('new')))).toBe('one(a b) new() two(c) three()')
  expect(outline(duplicateSection(draft, 'two', countingMint()))).toBe(
    'one(a b) two(c) s_minted2(q_minted1) three()',
  )
  const moved = moveOption(draft, 'a', 'yes', 1)
  expect(questionOf(moved, 'a')).toMatchObject({ options: [{ id: 'no' }, { id: 'yes' }] })
})

test('E9: a question is found with its position', () => {
  expect(findQuestion(draft, 'b')).toMatchObject({
    sectionIndex: 0,
    index: 1,
    section: { id: 'one' },
  })
  expect(findQuestion(draft, 'gone')).toBeNull()
})
