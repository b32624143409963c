import { codePoints } from '#src/engine/text.ts'

import { defineKind } from './kind.ts'
import { checkLength, isTextAnswer, textRules } from './longText.ts'
import { LONGEST_FOR_PATTERN, matcherOf } from './pattern.ts'
import { readsAs } from './textFormats.ts'

/** One line: plain, or in a format or pattern that is looked at before the length. */
export const shortText = defineKind('shortText', isTextAnswer, (question) => {
  const { format } = question
  const matches = question.pattern ? matcherOf(question.pattern) : null
  const tooShortOrLong = checkLength(question)
  return {
    ...textRules,
    check: (answer) => {
      if (format !== 'plain' && !readsAs[format](answer.trim())) return { rule: format }
      if (matches !== null) {
        if (codePoints(answer) > LONGEST_FOR_PATTERN) {
          return { rule: 'maxLength', limit: LONGEST_FOR_PATTERN }
        }
        if (!matches(answer)) return { rule: 'pattern' }
      }
      return tooShortOrLong(answer)
    },
  }
})
