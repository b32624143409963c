import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { drawAnswer } from '#src/assessment/renderer/answers/answers.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { english } from '#src/assessment/words/english/first.ts'
import { longText } from '#tests/support/definitions.ts'

const WORD = 'W'.repeat(500)

test.each([
  [`So ${WORD}!`, 'true'],
  [WORD.slice(1), null],
  ['word '.repeat(500), null],
])('only an answer with a very long word is marked as unbroken: %#', (answer, expected) => {
  render(
    <WordsContext value={english}>
      {drawAnswer(longText('why'), {
        answer,
        isReordered: false,
        files: { open: async () => null },
      })}
    </WordsContext>,
  )
  expect(screen.getByText(answer.trim()).getAttribute('data-unbroken')).toBe(expected)
})
