import { defineAnswering } from '#src/engine/kinds/parts/defineAnswering.ts'
import { checkLength, isTextAnswer, textRules } from '#src/engine/kinds/parts/textAnswers.ts'

/** Source code: compared and counted like any text, never run. */
export const code = defineAnswering('code', {
  fits: isTextAnswer,
  inExpressions: 'text',
  seconds: 240,
  rules: (question) => ({
    ...textRules,
    check: checkLength(question),
  }),
})
