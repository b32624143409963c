import { defineKind } from './kind.ts'
import { checkLength, isTextAnswer, textRules } from './longText.ts'

/** Text in a programming language: compared and counted as any text, never run. */
export const code = defineKind('code', isTextAnswer, (question) => ({
  ...textRules,
  check: checkLength(question),
}))
