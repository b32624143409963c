import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { anAssessment, answeredWith, shortText, text } from '#tests/support/definitions.ts'

test('V7: typing in a prompt keeps positions and dependencies', () => {
  const before = compile(
    anAssessment(shortText('a'), shortText('b', { showIf: answeredWith('a', 'x') })),
  )
  const typed = compileEdited(
    updateQuestion(before.definition, 'a', { prompt: text('Else?') }),
    before,
  )
  expect(typed.indexByQuestionId).toBe(before.indexByQuestionId)
  expect(typed.dependents).toBe(before.dependents)
  const named = compileEdited(updateQuestion(before.definition, 'a', { code: 'other' }), before)
  expect(named.sourceByName().get('other')).toBe(0)
  const freed = compileEdited(updateQuestion(before.definition, 'b', { showIf: undefined }), before)
  expect(freed.dependents).toHaveLength(0)
})

test('V7: an edit recompiles what was edited and its dependents, and nothing else', () => {
  const before = compile(
    anAssessment(
      shortText('a'),
      shortText('b', { showIf: answeredWith('a', 'x') }),
      shortText('c', { showIf: answeredWith('b', 'x') }),
    ),
  )
  const typed = compileEdited(
    updateQuestion(before.definition, 'a', { prompt: text('Else?') }),
    before,
  )
  expect(typed.steps).toBe(before.steps)
  expect(typed.calculated).toBe(before.calculated)
  expect(typed.questions.map((each, at) => each === before.questions[at])).toEqual([
    false,
    false,
    true,
  ])
  expect(typed.questions[1]?.showIf?.targets.get('a')?.prepared).toBe(typed.questions[0]?.prepared)
})
