import { expect, test } from 'vitest'

import type { AnswerableQuestion } from '#schemas/question.ts'
import { allowedAnswers } from '#src/builder/model/paths/allowedAnswers.ts'
import { newExplorer } from '#src/builder/model/paths/reachability.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import {
  anAssessment,
  date,
  multipleChoice,
  number,
  ranking,
  rating,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

const letters = ['a', 'b', 'c', 'd']
const isTyped = { ignoreCase: false }

test.each<[string, AnswerableQuestion]>([
  ['an option', singleChoice('first', letters, { key: { options: ['c', 'd'] } })],
  ['a set of options', multipleChoice('first', letters, { key: { options: ['c', 'd'] } })],
  ['an order', ranking('first', letters, { key: { order: ['d', 'c', 'b', 'a'] } })],
  [
    'an order that is compared',
    ranking('first', letters, { key: { order: ['d', 'c', 'b', 'a'] } }),
  ],
  ['a text', shortText('first', { key: { accepted: ['Rust'], ...isTyped } })],
  [
    'a text that has to be spelt in more characters',
    shortText('first', { key: { accepted: ['z\u00fc'], ...isTyped }, minLength: 3 }),
  ],
  ['a number', number('first', { min: 0, step: 3, key: { value: 10, tolerance: 2 } })],
  ['a rating', rating('first', { highest: 9, key: { value: 6, tolerance: 0 } })],
  ['a day', date('first', { key: { value: '2026-06-15', tolerance: 3 } })],
  [
    'a number on a step below',
    number('first', { min: 0, step: 3, key: { value: 10, tolerance: 2 } }),
  ],
  ['a rating below', rating('first', { highest: 9, key: { value: 8, tolerance: 2 } })],
  ['a day before', date('first', { key: { value: '2026-06-15', tolerance: 3 } })],
  ['a day after', date('first', { key: { value: '2026-06-15', tolerance: 3 } })],
])('T3: of the answers tried some meet the key and some miss it: %s', (_, question) => {
  const definition = anAssessment({ ...question, points: 7 })
  const points = newExplorer(definition).model.questions.flatMap((modelled) =>
    allowedAnswers(modelled).map(
      (answer) => scoreAnswers(definition, { first: answer }, { seed: 0 }).points,
    ),
  )
  expect(new Set(points)).toEqual(new Set([0, 7]))
})
