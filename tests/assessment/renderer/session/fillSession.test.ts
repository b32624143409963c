import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'

const definition = anAssessment(
  section('first', singleChoice('remote'), shortText('name', { required: true })),
  section('second', shortText('where', { required: true, showIf: answeredWith('remote', 'yes') })),
)

test('only questions affected by an answer are notified', () => {
  const { session, heard } = listened()
  session.give('name', 'A')
  expect(heard()).toEqual(['name'])
  session.give('name', 'Ad')
  expect(heard()).toEqual([])
  session.give('remote', { option: 'yes' })
  expect(heard()).toEqual(['remote', 'where'])
})

test('every answer is reported, and that there is none any more', () => {
  const session = createFillSession(compile(definition), { name: 'A' }, { seed: 0 })
  const told: unknown[] = []
  const stop = session.onAnswer((questionId, answer) => told.push([questionId, answer]))
  session.give('remote', { option: 'no' })
  session.give('name', undefined)
  stop()
  session.give('name', 'B')
  expect(told).toEqual([
    ['remote', { option: 'no' }],
    ['name', undefined],
  ])
})

test('an answer neither reads nor changes what is marked for later', () => {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  const marks = new Set(['name'])
  session.marks.set(marks)
  let heard = 0
  session.marks.subscribe(() => (heard += 1))
  session.give('name', 'A')
  session.give('remote', { option: 'yes' })
  expect([heard, session.marks.getState()]).toEqual([0, marks])
})

test('progress counts what answers show, and follows an edited draft', () => {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  const counts = () => {
    const { shown, answered, sections } = session.progress()
    return [shown, answered, ...sections.map(({ requiredLeft }) => requiredLeft)]
  }
  expect(counts()).toEqual([2, 0, 1, 0])
  session.give('remote', { option: 'yes' })
  expect(counts()).toEqual([3, 1, 1, 1])
  session.give('where', 'Bern')
  expect(counts()).toEqual([3, 2, 1, 0])
  const edited = compile(anAssessment(shortText('where')))
  session.moveTo(moveToDefinition(session.evaluation, edited))
  expect(counts()).toEqual([1, 1, 0])
})

test('violations are visible once revealed, until they are fixed', () => {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  expect(session.questionState('name').violation).toBeNull()
  expect(session.reveal(['remote'])).toEqual([])
  expect(session.reveal(['remote', 'name']).map((each) => each.questionId)).toEqual(['name'])
  expect(session.questionState('name').violation?.rule).toBe('required')
  expect(session.revealed()).toHaveLength(1)

  session.give('name', 'A')
  session.give('name', undefined)
  expect(session.questionState('name').violation).toBeNull()
  expect(session.revealed()).toEqual([])
})

test('once checked, a question is checked again when it is left, and listed with the next check', () => {
  const session = createFillSession(compile(definition), { name: 'A' }, { seed: 0 })
  session.give('name', undefined)
  expect(session.checkAgain('name')).toBeNull()
  session.give('name', 'A')
  expect(session.reveal(['remote', 'name'])).toEqual([])
  session.give('name', undefined)
  expect(session.questionState('name').violation).toBeNull()
  expect(session.checkAgain('name')?.rule).toBe('required')
  expect(session.checkAgain('name')).toBeNull()
  expect(session.questionState('name').violation?.rule).toBe('required')
  expect(session.revealed()).toEqual([])
  const before = session.structure()
  session.reveal(['name'])
  expect(session.revealed().map((each) => each.questionId)).toEqual(['name'])
  expect(session.structure()).not.toBe(before)
  session.give('name', 'B')
  expect(session.revealed()).toEqual([])
  session.give('name', undefined)
  session.close(new Set(['name']))
  expect(session.checkAgain('name')).toBeNull()
})

test('what appeared after a check is not checked when it is left', () => {
  const session = createFillSession(compile(definition), { name: 'A' }, { seed: 0 })
  session.reveal('all')
  session.give('remote', { option: 'yes' })
  expect(session.checkAgain('where')).toBeNull()
  session.reveal('all')
  session.give('where', 'Bern')
  session.give('where', undefined)
  expect(session.checkAgain('where')?.rule).toBe('required')
})

test('revealing all includes only what is shown', () => {
  const session = createFillSession(compile(definition), { remote: { option: 'yes' } }, { seed: 0 })
  expect(session.reveal('all').map((each) => each.questionId)).toEqual(['name', 'where'])
  session.give('remote', { option: 'no' })
  expect(session.revealed().map((each) => each.questionId)).toEqual(['name'])
})

test('the structure changes with what is shown, not with typing', () => {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  session.questionState('name')
  session.questionState('where')
  session.questionState('remote')
  const before = session.structure()
  session.give('name', 'A')
  session.give('remote', { option: 'no' })
  expect(session.structure()).toBe(before)
  session.give('remote', { option: 'yes' })
  expect(session.structure()).not.toBe(before)
})

test('another draft keeps the answers, including those of removed questions', () => {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  session.give('name', 'A')
  session.moveTo(
    moveToDefinition(session.evaluation, compile(anAssessment(singleChoice('remote')))),
  )
  expect(session.answers()).toEqual({ name: 'A' })
  session.moveTo(moveToDefinition(session.evaluation, compile(definition)))
  expect(session.questionState('name').answered).toBe(true)
})

function listened() {
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  let told: string[] = []
  for (const questionId of ['remote', 'name', 'where']) {
    session.questionState(questionId)
    session.subscribeQuestions([questionId], () => told.push(questionId))
  }
  const heard = (): string[] => {
    const now = told
    told = []
    return now
  }
  return { session, heard }
}

test('a reference is notified only when its value may have changed', () => {
  const quoted = withCalculated(definition, { double: 'length(name) * 2' })
  const session = createFillSession(compile(quoted), {}, { seed: 0 })
  const heard: string[] = []
  const stop = session.subscribeQuote('double', () => heard.push('double'))
  session.subscribeQuote('where', () => heard.push('where'))
  session.give('name', 'Ada')
  expect([session.quote('double'), session.quote('where')]).toEqual(['6', '…'])
  session.give('remote', { option: 'yes' })
  session.give('where', 'Rome')
  expect(session.quote('where')).toBe('Rome')
  expect(heard).toEqual(['double', 'where', 'where'])
  stop()
  session.give('name', 'Bo')
  session.moveTo(moveToDefinition(session.evaluation, compile(definition)))
  expect(heard).toEqual(['double', 'where', 'where', 'where'])
})
