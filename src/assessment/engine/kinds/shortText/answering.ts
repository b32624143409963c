import { defineAnswering } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import {
  checkLength,
  isTextAnswer,
  textLens,
} from '#src/assessment/engine/kinds/parts/textAnswers.ts'
import { codePoints } from '#src/assessment/engine/texts/text.ts'

import { MAX_LENGTH_FOR_PATTERN, matcherOf } from '#src/assessment/engine/kinds/parts/pattern.ts'
import { readsAs } from './textFormats.ts'

/** One line: plain, or in a format or pattern that is checked before the length. */
export const shortText = defineAnswering('shortText', {
  fits: isTextAnswer,
  inExpressions: 'text',
  seconds: 20,
  rules: (question, textRules) => {
    const { format } = question
    const isShortText = format === 'plain'
    const matches = question.pattern
      ? matcherOf(question.pattern, isShortText ? textRules : undefined)
      : null
    const tooShortOrLong = checkLength(question)
    return {
      ...textLens,
      isShortText,
      check: (answer) => {
        if (format !== 'plain' && !readsAs[format](answer.trim())) {
          return format === 'url' ? { rule: format, typed: answer.trim() } : { rule: format }
        }
        if (matches !== null) {
          if (codePoints(answer) > MAX_LENGTH_FOR_PATTERN) {
            return { rule: 'maxLength', limit: MAX_LENGTH_FOR_PATTERN }
          }
          if (!matches(answer)) return { rule: 'pattern' }
        }
        return tooShortOrLong(answer)
      },
    }
  },
})
