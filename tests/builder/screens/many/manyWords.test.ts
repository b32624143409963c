import { expect, test } from 'vitest'

import type { LeftReason } from '#src/assessment/engine/editing/manyQuestions.ts'
import { leftWords, selectedWords } from '#src/builder/screens/many/manyWords.ts'
import { anAssessment, shortText, statement, text } from '#tests/support/definitions.ts'

const draft = anAssessment(
  ...Array.from({ length: 8 }, (_, at) => shortText(`q${at}`)),
  statement('note', { prompt: text('Read this carefully, because it is long and says a lot') }),
  statement('blank', { prompt: text('') }),
)
const left = (reason: LeftReason, ...ids: string[]) =>
  ids.map((questionId) => ({ questionId, reason }))

test.each([
  [[], ''],
  [left('statement', 'blank'), 'Unchanged: a statement without text (not answered).'],
  [
    left('statement', 'note'),
    'Unchanged: statement “Read this carefully, because it is long…” (not answered).',
  ],
  [left('statement', 'note', 'blank'), 'Unchanged: 2 statements (not answered).'],
  [
    [...left('pointsPerOption', 'q0', 'q2'), ...left('consent', 'q1')],
    'Unchanged: questions 1 and 3 (points per option); question 2 (consent earns no points).',
  ],
  [
    left('notBefore', ...Array.from({ length: 8 }, (_, at) => `q${at}`), 'note'),
    'Unchanged: questions 1, 2, 3, 4, 5, and 3 more and statement “Read this carefully, because it is long…” (a condition can use earlier questions only).',
  ],
])('what stays unchanged is named at a glance (%#)', (questions, words) => {
  expect(leftWords(questions, draft)).toBe(words)
})

test('how many are selected', () => {
  expect([0, 1, 1200].map(selectedWords)).toEqual([
    'No questions selected',
    '1 question selected',
    '1,200 questions selected',
  ])
})
