import { expect, test } from 'vitest'

import { compile } from '#src/engine/compile.ts'
import { updateQuestion } from '#src/engine/editing/questions.ts'
import { anAssessment, answeredWith, shortText, text } from '#tests/support/definitions.ts'

test('V7: typing in a prompt leaves alone where everything stands and who looks at whom', () => {
  const before = compile(
    anAssessment(shortText('a'), shortText('b', { showIf: answeredWith('a', 'x') })),
  )
  const typed = compile(updateQuestion(before.definition, 'a', { prompt: text('Else?') }), before)
  expect(typed.indexByQuestionId).toBe(before.indexByQuestionId)
  expect(typed.dependents).toBe(before.dependents)
  const named = compile(updateQuestion(before.definition, 'a', { code: 'other' }), before)
  expect(named.sourceByName.get('other')).toBe(0)
  const freed = compile(updateQuestion(before.definition, 'b', { showIf: undefined }), before)
  expect(freed.dependents).toHaveLength(0)
})
