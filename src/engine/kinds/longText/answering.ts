import { defineAnswering } from '#src/engine/kinds/parts/defineAnswering.ts'
import { checkLength, isTextAnswer, textRules } from '#src/engine/kinds/parts/textAnswers.ts'

/** Text of several lines. */
export const longText = defineAnswering('longText', {
  fits: isTextAnswer,
  inExpressions: 'text',
  seconds: 150,
  rules: (question) => ({
    ...textRules,
    check: checkLength(question),
  }),
})
