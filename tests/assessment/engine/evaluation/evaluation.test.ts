import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import {
  addQuestion,
  removeQuestion,
  updateQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import {
  answerOf,
  answersOf,
  giveAnswer,
  isRequired,
  isSectionShown,
  isShown,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { whyHidden } from '#src/assessment/engine/evaluation/hiddenReason.ts'
import {
  anAssessment,
  answeredWith,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  text,
  when,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

/** Each question is shown if the previous one is answered with yes. */
const chain = anAssessment(
  singleChoice('a'),
  singleChoice('b', undefined, { showIf: answeredWith('a', 'yes') }),
  singleChoice('c', undefined, { showIf: answeredWith('b', 'yes') }),
  singleChoice('d', undefined, { showIf: answeredWith('c', 'yes'), required: true }),
)
const yes = { option: 'yes' }
const allYes = { a: yes, b: yes, c: yes }

function shownOf(evaluation: Evaluation): string[] {
  const ids = evaluation.compiled.questions.map(({ question }) => question.id)
  return ids.filter((id) => isShown(evaluation, id))
}

test('V1: a question is shown unless its condition is false', () => {
  expect(shownOf(evaluate(chain))).toEqual(['a'])
  expect(shownOf(evaluate(chain, { a: yes }))).toEqual(['a', 'b'])
  expect(isShown(evaluate(chain), 'nowhere')).toBe(false)
})

test('V2: a hidden section hides its questions', () => {
  const definition = anAssessment(
    section('one', singleChoice('remote')),
    section('two', { showIf: answeredWith('remote', 'yes') }, statement('note'), shortText('city')),
  )
  const hidden = evaluate(definition, { remote: { option: 'no' } })
  expect(isSectionShown(hidden, 'two')).toBe(false)
  expect(shownOf(hidden)).toEqual(['remote'])
  const shown = evaluate(definition, { remote: yes })
  expect(isSectionShown(shown, 'two')).toBe(true)
  expect(shownOf(shown)).toEqual(['remote', 'note', 'city'])
  expect(isSectionShown(shown, 'nowhere')).toBe(false)
})

test('V3: hiding cascades, because a hidden question counts as unanswered', () => {
  const evaluation = evaluate(chain, allYes)
  expect(shownOf(evaluation)).toEqual(['a', 'b', 'c', 'd'])
  giveAnswer(evaluation, 'a', { option: 'no' })
  expect(shownOf(evaluation)).toEqual(['a'])
})

test('V3: hiding cascades through sections, as blank comparisons show', () => {
  const definition = anAssessment(
    section('one', singleChoice('a')),
    section('two', { showIf: answeredWith('a', 'yes') }, number('years')),
    section('three', { showIf: when('years', { op: 'isBlank' }) }, shortText('why')),
  )
  const evaluation = evaluate(definition, { a: yes, years: 3 })
  expect(shownOf(evaluation)).toEqual(['a', 'years'])
  giveAnswer(evaluation, 'a', undefined)
  expect(shownOf(evaluation)).toEqual(['a', 'why'])
})

test('V4: a change lists what was shown or hidden, in order', () => {
  const evaluation = evaluate(chain, { b: yes, c: yes })
  expect(giveAnswer(evaluation, 'a', yes)).toMatchObject({
    questions: ['b', 'c', 'd'],
    sections: [],
  })
  expect(giveAnswer(evaluation, 'a', yes)).toMatchObject({ questions: [], sections: [] })
  expect(giveAnswer(evaluation, 'b', undefined)).toMatchObject({
    questions: ['c', 'd'],
    sections: [],
  })
})

test('V4: a change lists what became required and what is violated', () => {
  const definition = anAssessment(
    number('years', { max: 50 }),
    shortText('why', { requiredIf: when('years', { op: 'atLeast', value: 10 }) }),
  )
  const evaluation = evaluate(definition)
  expect(giveAnswer(evaluation, 'years', 5)).toMatchObject({
    questions: [],
    sections: [],
  })
  expect(giveAnswer(evaluation, 'years', 50)).toMatchObject({ questions: ['why'], sections: [] })
  expect(giveAnswer(evaluation, 'years', 51)).toMatchObject({ questions: ['years'], sections: [] })
  expect(isRequired(evaluation, 'why')).toBe(true)
  expect(giveAnswer(evaluation, 'why', 'x')).toMatchObject({ questions: ['why'], sections: [] })
})

test('V4: an answered question is listed when it becomes required, and nothing else', () => {
  const definition = anAssessment(
    number('years'),
    shortText('why', { requiredIf: when('years', { op: 'atLeast', value: 10 }) }),
  )
  const evaluation = evaluate(definition, { why: 'x' })
  expect(giveAnswer(evaluation, 'years', 10).questions).toEqual(['why'])
  expect(giveAnswer(evaluation, 'years', 11).questions).toEqual([])
  expect(giveAnswer(evaluation, 'years', 9).questions).toEqual(['why'])
  expect(isRequired(evaluation, 'why')).toBe(false)
})

test('V4: a section is listed when it is shown, with its questions', () => {
  const definition = anAssessment(
    section('one', singleChoice('a')),
    section('two', { showIf: answeredWith('a', 'yes') }, shortText('b'), shortText('c')),
  )
  const change = giveAnswer(evaluate(definition), 'a', yes)
  expect(change).toMatchObject({ questions: ['b', 'c'], sections: ['two'] })
})

test('V4: a violation keeps its identity', () => {
  const evaluation = evaluate(anAssessment(number('years', { min: 3 })), { years: 1 })
  const before = violationOf(evaluation, 'years')
  giveAnswer(evaluation, 'years', 2)
  expect(violationOf(evaluation, 'years')).toBe(before)
})

test('V5: the answer to a hidden question is kept and restored', () => {
  const evaluation = evaluate(chain, allYes)
  giveAnswer(evaluation, 'a', { option: 'no' })
  expect(answerOf(evaluation, 'b')).toEqual(yes)
  expect(answersOf(evaluation)).toEqual({ ...allYes, a: { option: 'no' } })
  giveAnswer(evaluation, 'a', yes)
  expect(shownOf(evaluation)).toEqual(['a', 'b', 'c', 'd'])
})

test('V5: answers survive an edit of the draft, even one that removes their question', () => {
  const evaluation = evaluate(chain, allYes)
  const without = moveToDefinition(evaluation, compile(removeQuestion(chain, 'b')))
  expect(shownOf(without)).toEqual(['a'])
  expect(answerOf(without, 'b')).toEqual(yes)
  giveAnswer(without, 'a', { option: 'no' })
  giveAnswer(without, 'a', yes)
  const back = moveToDefinition(without, compile(chain))
  expect(shownOf(back)).toEqual(['a', 'b', 'c', 'd'])
  expect(answersOf(back)).toEqual(allYes)
})

test('V5: an answer to an unknown question is kept, set and cleared', () => {
  const evaluation = evaluate(chain)
  expect(giveAnswer(evaluation, 'gone', 'x')).toMatchObject({
    questions: [],
    sections: [],
  })
  expect(answerOf(evaluation, 'gone')).toBe('x')
  giveAnswer(evaluation, 'gone', undefined)
  expect(answersOf(evaluation)).toEqual({})
})

test('V6: a hidden question reports which condition hides it, its section’s first', () => {
  const ofSection = answeredWith('a', 'yes')
  const own = when('a', { op: 'isNotBlank' })
  const never = when('a', { op: 'isBlank' })
  const definition = anAssessment(
    section('one', singleChoice('a')),
    section(
      'two',
      { showIf: ofSection },
      shortText('b', { showIf: own }),
      shortText('c'),
      shortText('d', { showIf: never }),
    ),
  )
  const evaluation = evaluate(definition)
  const bySection = { by: 'section', sectionId: 'two', condition: ofSection }
  expect(whyHidden(evaluation, 'b')).toEqual(bySection)
  expect(whyHidden(evaluation, 'c')).toEqual(bySection)
  expect(whyHidden(evaluation, 'a')).toBeNull()
  expect(whyHidden(evaluation, 'nowhere')).toBeNull()
  giveAnswer(evaluation, 'a', yes)
  expect(whyHidden(evaluation, 'b')).toBeNull()
  expect(whyHidden(evaluation, 'd')).toEqual({ by: 'question', questionId: 'd', condition: never })
  const ownOnly = anAssessment(singleChoice('a'), shortText('b', { showIf: own }))
  expect(whyHidden(evaluate(ownOnly), 'b')).toEqual({
    by: 'question',
    questionId: 'b',
    condition: own,
  })
})

test('V7: recompiling reuses what did not change', () => {
  const before = compile(chain)
  expect(compileEdited(chain, before)).toBe(before)
  const after = compileEdited(updateQuestion(chain, 'c', { prompt: text('Sure?') }), before)
  const isSame = after.questions.map((question, index) => question === before.questions[index])
  // The last one depends on the one that changed.
  expect(isSame).toEqual([true, true, false, false])
  expect(after.sections[0]?.showIf).toBe(before.sections[0]?.showIf)
})

test('V7: moved parts are recompiled, with the same result', () => {
  const before = compile(chain)
  const longer = addQuestion(chain, 'section1', 0, statement('welcome'))
  const evaluation = moveToDefinition(evaluate(chain, allYes), compileEdited(longer, before))
  expect(shownOf(evaluation)).toEqual(['welcome', 'a', 'b', 'c', 'd'])
  giveAnswer(evaluation, 'b', { option: 'no' })
  expect(shownOf(evaluation)).toEqual(['welcome', 'a', 'b'])
})

test('V7: a violation is the same object after an edit elsewhere', () => {
  const definition = anAssessment(number('years', { min: 3 }), shortText('why', { required: true }))
  const evaluation = evaluate(definition, { years: 1 })
  const edited = updateQuestion(definition, 'years', { unit: 'years' })
  const moved = moveToDefinition(evaluation, compileEdited(edited, evaluation.compiled))
  expect(violationOf(moved, 'years')).toBe(violationOf(evaluation, 'years'))
  expect(violationOf(moved, 'why')).toBe(violationOf(evaluation, 'why'))
  expect(moveToDefinition(moved, moved.compiled)).toBe(moved)
})

test('V4: an answer that compares as equal may have another measure', () => {
  const isTwo = when('city', { op: 'is', value: 2 }, { measure: 'length' })
  const definition = anAssessment(shortText('city'), shortText('why', { showIf: isTwo }))
  const evaluation = evaluate(definition, { city: '\u00fc' })
  expect(isShown(evaluation, 'why')).toBe(false)
  expect(giveAnswer(evaluation, 'city', 'u\u0308').questions).toEqual(['why'])
  expect(isShown(evaluation, 'why')).toBe(true)
})
