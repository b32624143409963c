/**
 * Rules PT1 to PT7: banks of questions whose parts are known, written with any marks, are read back as
 * they were; and whatever is done to their lines, no line is lost and nothing new is asked.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'
import { type Bank, bankArbitrary, expected, styleArbitrary, writeBank } from './quizBanks.ts'

function found({ questions }: { questions: PastedQuestion[] }) {
  return questions.map((question) => ({
    prompt: question.prompt,
    options: 'options' in question ? question.options : [],
    key: 'options' in question ? question.key : [],
    points: question.points ?? null,
  }))
}

/** Everything that a reading shows, as one text. */
function shown({ questions, skipped }: ReturnType<typeof readQuiz>): string {
  return JSON.stringify([questions, skipped])
}

/** The words of a bank are numbered, so each belongs to one line: "ask3", "pick3b". */
const WORDS = /(?:ask|pick|stray)\d+\p{L}*/gu

test('a bank is read back whatever its marks are', () => {
  fc.assert(
    fc.property(bankArbitrary, styleArbitrary, (bank, style) => {
      const text = writeBank(bank, style)
      const reading = readQuiz(text)
      expect({ text, found: found(reading) }).toEqual({ text, found: expected(bank) })
      expect(reading.questions.flatMap(({ problems }) => problems)).toEqual([])
    }),
    propertyRuns,
  )
})

type Change = { kind: 'drop' | 'double' | 'swap' | 'stray' | 'restart' | 'unblank'; at: number }

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('drop', 'double', 'swap', 'stray', 'restart', 'unblank'),
  at: fc.nat(200),
})

function changed(lines: readonly string[], { kind, at }: Change): string[] {
  const index = at % Math.max(1, lines.length)
  const line = lines[index] ?? ''
  switch (kind) {
    case 'drop':
      return lines.toSpliced(index, 1)
    case 'double':
      return lines.toSpliced(index, 0, line)
    case 'swap':
      return lines.toSpliced(index, 2, lines[index + 1] ?? '', line)
    case 'stray':
      return lines.toSpliced(index, 0, `stray${at} words`)
    case 'restart':
      return lines.toSpliced(index, 1, line.replace(/\d+/, '1'))
    case 'unblank':
      return lines.filter((each, place) => each !== '' || place % 3 !== at % 3)
  }
}

describe('whatever is done to its lines', () => {
  const texts = fc
    .tuple(bankArbitrary, styleArbitrary, fc.array(change, { maxLength: 6 }))
    .map(([bank, style, changes]: [Bank, Parameters<typeof writeBank>[1], Change[]]) =>
      changes.reduce(changed, writeBank(bank, style).split('\n')).join('\n'),
    )

  test('every word is in a question or in the list of what was left out', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = shown(readQuiz(text))
        const lost = (text.match(WORDS) ?? []).filter((word) => !reading.includes(word))
        expect({ text, lost }).toEqual({ text, lost: [] })
      }),
      propertyRuns,
    )
  })

  test('an option never becomes a question of its own without a sentence about it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        // Without its first question, the options of that one are all there is to go by.
        fc.pre(/^.*ask/.test(text.trimStart()))
        const silent = readQuiz(text).questions.filter(
          ({ prompt, problems }) => problems.length === 0 && !/ask|stray/.test(prompt),
        )
        expect({ text, silent }).toEqual({ text, silent: [] })
      }),
      propertyRuns,
    )
  })

  test('no mark of the correct option stays in one without a sentence about it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shownMarks = readQuiz(text).questions.filter((question) => {
          if (!('options' in question) || question.problems.length > 0) return false
          const marked = question.options.filter((option) => /[✓✔✅]|\*|\(correct\)/.test(option))
          return marked.length > 0 && marked.length < question.options.length
        })
        expect({ text, shownMarks }).toEqual({ text, shownMarks: [] })
      }),
      propertyRuns,
    )
  })
})

test('any text at all is read, and again in the same way', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (lines) => {
      const text = lines.join('\n')
      expect(readQuiz(text)).toEqual(readQuiz(text))
    }),
    fewRuns,
  )
})
