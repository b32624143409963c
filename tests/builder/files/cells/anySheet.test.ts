/** SH1 to SH4: the same questions, however their sheet is laid out. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const TEXTS = ['Tea, hot', 'Mud', '12', '3', 'a "word"', 'Milk; cold', 'two\nlines', 'x = 1', 'Ice']
const HEADS: Readonly<Record<string, readonly string[]>> = {
  question: ['Question', 'Frage', 'question text', 'Question - max 120 characters'],
  answer: ['Correct answer', 'Richtige Antwort', 'Answer', 'Right answer(s) - one'],
  points: ['Points', 'max. marks', 'Punkte'],
  tags: ['Topic', 'Tags'],
  none: ['Time limit', 'Remark'],
}

const question = fc.record({
  options: fc.uniqueArray(fc.constantFrom(...TEXTS), { minLength: 4, maxLength: 4 }),
  key: fc.integer({ min: 0, max: 3 }),
  points: fc.integer({ min: 0, max: 20 }),
})
const layout = fc.record({
  order: fc.shuffledSubarray(['question', 'points', 'tags', 'none', 'options', 'answer'], {
    minLength: 6,
  }),
  names: fc.nat(11),
  above: fc.array(fc.constantFrom('Our quiz', 'Fill in each row', ''), { maxLength: 5 }),
  delimiter: fc.constantFrom('\t', ',', ';'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  meaning: fc.constantFrom('letter', 'position'),
})

test('in any order of columns, below any title, with any delimiter', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 2, maxLength: 6 }), layout, (questions, how) => {
      const answerOf = (key: number) => (how.meaning === 'letter' ? 'ABCD'[key] : String(key + 1))
      const row = (cellsOf: (column: string) => (string | undefined)[]) =>
        how.order.flatMap(cellsOf).map((cell = '') => quoted(cell, how.delimiter))
      const head = row((column) => {
        if (column === 'options') return ['A', 'B', 'C', 'D'].map((letter) => `Option ${letter}`)
        const names = HEADS[column] ?? []
        return [names[how.names % names.length]]
      })
      const rows = questions.map(({ options, key, points }, at) =>
        row((column) => {
          if (column === 'options') return options
          if (column === 'answer') return [answerOf(key)]
          if (column === 'points') return [String(points)]
          return [column === 'question' ? `Which of these, number ${at + 1}?` : `${column}-text`]
        }),
      )
      const titles = how.above.map((title) => [title, ...head.slice(1).map(() => '')])
      const text = [...titles, head, ...rows].map((cells) => cells.join(how.delimiter))
      const reading = readPasted(text.join(how.lineEnd))
      const isUnclear = questions.every(({ options, key }) => options.includes(String(key + 1)))
      if (how.meaning === 'position' && isUnclear) return
      expect(reading.questions.map((each) => 'options' in each && [each.key, each.points])).toEqual(
        questions.map(({ key, points }) => [[key], points]),
      )
      expect(reading.skipped).toHaveLength(how.above.filter(Boolean).length)
      expect(reading.notes).toHaveLength(1)
    }),
    propertyRuns,
  )
})

function quoted(cell: string, delimiter: string): string {
  const needsQuotes = cell.includes(delimiter) || /["\n]/.test(cell)
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell
}
