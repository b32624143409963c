import { expect, test } from 'vitest'

import { authored } from '#src/builder/files/markdown.ts'
import { outlineRows } from '#src/builder/screens/outline/outlineRows.ts'
import { detailReader } from '#src/assessment/renderer/text/repeatedPrompts.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'

const asked = (id: string, ...lines: string[]) =>
  shortText(id, { prompt: authored(lines.join('\n')) })
const output = (id: string, ...code: string[]) =>
  asked(id, 'What is the output?', '', '```js', ...code, '```')

test('a question with another one’s prompt is distinguished by the first line of its code', () => {
  const questions = [
    output('a', '', 'let a = 1'),
    output('b', 'const b = 2', 'b'),
    asked('c', 'Which one?', '', '```', 'only here', '```'),
  ]
  expect([...detailReader()(questions)]).toEqual([
    ['a', 'let a = 1'],
    ['b', 'const b = 2'],
  ])
})

test('if that is equal too, by the first line that no other has', () => {
  const questions = [
    output('a', 'function f() {', '  return 1', '}'),
    output('b', 'function f() {', '  return 2', '}'),
    output('c', 'function f() {', '}'),
  ]
  expect([...detailReader()(questions)]).toEqual([
    ['a', 'return 1'],
    ['b', 'return 2'],
    ['c', 'function f() {'],
  ])
})

test('also by a list or a further sentence, and by nothing if there is nothing', () => {
  const questions = [
    asked('a', 'Choose.', '', '- one', '- two'),
    asked('b', 'Choose.', '', 'Take your time.'),
    asked('c', 'Choose.'),
    asked('d', ''),
    asked('e', ''),
  ]
  expect([...detailReader()(questions)]).toEqual([
    ['a', 'one'],
    ['b', 'Take your time.'],
  ])
})

test('a row shows the prompt in one line, is found by all of it, and keeps its identity', () => {
  const shown = { closed: new Set<string>(), search: '' }
  const draft = anAssessment(output('a', 'let a'), output('b', 'let b'), shortText('other'))
  const read = detailReader()
  const rows = outlineRows(draft, shown, [], read)
  expect(rows.map(({ row }) => (row.kind === 'question' ? [row.label, row.detail] : null))).toEqual(
    [
      null,
      null,
      ['What is the output?', 'let a'],
      ['What is the output?', 'let b'],
      ['What about other?', null],
    ],
  )
  expect(outlineRows(draft, { ...shown, search: 'LET B' }).map(({ row }) => row.id)).toContain('b')
  expect(outlineRows(draft, shown, rows, read)).toEqual(rows)

  const [section] = draft.sections
  const without = {
    ...draft,
    sections: [{ ...section!, questions: section!.questions.slice(1) }],
  }
  const left = outlineRows(without, shown, rows, read).find(({ row }) => row.id === 'b')
  expect(left?.row).toMatchObject({ label: 'What is the output?', detail: null })
})
