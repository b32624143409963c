import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'
import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'
import { paperCondition } from '#src/assessment/words/paperCondition.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  consent,
  date,
  matrix,
  multipleChoice,
  not,
  number,
  shortText,
  singleChoice,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

const definition = withCalculated(
  anAssessment(
    singleChoice('role', [
      { id: 'dev', label: 'Backend' },
      { id: 'ops', label: 'Operations' },
    ]),
    number('years'),
    date('start'),
    multipleChoice('tools', ['Git', 'Make']),
    matrix('skills', ['html'], ['never', 'often']),
    shortText('city'),
    consent('agreed'),
  ),
  { total: 'years' },
)

async function told(condition: Condition, language = 'en', of: Definition = definition) {
  const numbers = new Map(questionsOf(of).map(({ id }, index) => [id, index + 1]))
  const { write } = await loadWords(language)
  const paper = await loadPaperWords(language)
  return paperCondition(condition, { definition: of, numbers, paper, write, quote: () => '…' })
}

test.each<[Condition, string]>([
  [answeredWith('role', 'dev'), 'your answer to question 1 is “Backend”'],
  [not(answeredWith('role', 'dev')), 'your answer to question 1 is not “Backend”'],
  [when('role', { op: 'isNot', value: 'dev' }), 'your answer to question 1 is not “Backend”'],
  [not(when('role', { op: 'isNot', value: 'dev' })), 'your answer to question 1 is “Backend”'],
  [
    when('role', { op: 'isOneOf', values: ['dev', 'ops'] }),
    'your answer to question 1 is “Backend” or “Operations”',
  ],
  [when('years', { op: 'atLeast', value: 3 }), 'your answer to question 2 is at least 3'],
  [
    not(when('years', { op: 'lessThan', value: 3 })),
    'your answer to question 2 is not less than 3',
  ],
  [when('years', { op: 'between', from: 1, to: 3 }), 'your answer to question 2 is from 1 to 3'],
  [when('years', { op: 'isBlank' }), 'you have not answered question 2'],
  [not(when('years', { op: 'isBlank' })), 'you have answered question 2'],
  [
    when('start', { op: 'atMost', value: '2027-03-01' }),
    'your answer to question 3 is on or before March 1, 2027',
  ],
  [when('tools', { op: 'includes', value: 'Git' }), 'your answer to question 4 includes “Git”'],
  [
    when('tools', { op: 'moreThan', value: 1 }, { measure: 'count' }),
    'the number of your answers to question 4 is more than 1',
  ],
  [
    when('skills', { op: 'is', value: 'often' }, { row: 'html' }),
    'your answer to question 5 (“html”) is “often”',
  ],
  [when('city', { op: 'is', value: 'Oslo' }), 'your answer to question 6 is “Oslo”'],
  [
    when('city', { op: 'atLeast', value: 5 }, { measure: 'length' }),
    'the number of characters in your answer to question 6 is at least 5',
  ],
  [when('agreed', { op: 'is', value: true }), 'the box of question 7 is ticked'],
  [not(when('agreed', { op: 'isNotBlank' })), 'the box of question 7 is not ticked'],
  [
    { kind: 'compare', of: { calculated: 'c_total' }, test: { op: 'atLeast', value: 5 } },
    '“total” is at least 5',
  ],
])('%j is told', async (condition, expected) => {
  expect(await told(condition)).toBe(expected)
})

test('groups are told in each other, and "not" moves to what it is about', async () => {
  const [one, two, three] = [
    when('role', { op: 'isNotBlank' }),
    when('years', { op: 'isNotBlank' }),
    when('city', { op: 'isNotBlank' }),
  ]
  expect(await told(all(one, any(two, three)))).toBe(
    'you have answered question 1 and (you have answered question 2 or you have answered question 6)',
  )
  expect(await told(not(all(one, any(two, three))))).toBe(
    'you have not answered question 1 or (you have not answered question 2 and you have not answered question 6)',
  )
  expect(await told(all(all(one, two), three))).not.toContain('(')
  expect(await told(any(one))).toBe('you have answered question 1')
})

test('in German the verb comes last, in Arabic first', async () => {
  const condition = all(
    answeredWith('role', 'dev'),
    not(when('years', { op: 'atLeast', value: 3 })),
  )
  expect(await told(condition, 'de')).toBe(
    'Ihre Antwort auf Frage 1 „Backend“ ist und Ihre Antwort auf Frage 2 nicht mindestens 3 ist',
  )
  const arabic = await told(condition, 'ar')
  expect(arabic).toMatch(
    /^كانت إجابتك عن السؤال 1 «⁨Backend⁩» ولم تكن إجابتك عن السؤال 2 3 على الأقل$/,
  )
})
