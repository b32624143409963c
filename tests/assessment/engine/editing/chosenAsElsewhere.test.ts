/** What a change of kind leaves in expressions, calculated values and texts. */
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  code,
  consent,
  countingMint,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  quoting,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  statement,
  text,
  when,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'

const OPTIONS = ['o_git', 'o_make', 'o_word']

const questions: readonly AnswerableQuestion[] = [
  withOther(singleChoice('a', OPTIONS)),
  withOther(multipleChoice('a', OPTIONS)),
  shortText('a'),
  longText('a'),
  number('a'),
  date('a'),
  rating('a', { lowest: 1, highest: 10 }),
  ranking('a', OPTIONS),
  matrix('a', ['r_one'], OPTIONS),
  matrix('a', ['r_one'], OPTIONS, { several: true }),
  file('a', { maxFiles: 3 }),
  code('a'),
  signature('a'),
  consent('a', { label: text('I agree') }),
]

function problemsIn(definition: Definition): Set<string> {
  const problems = checkReadiness(definition).filter(({ grade }) => grade === 'problem')
  return new Set(
    problems.map(
      ({ place: { sectionId, questionId, calculatedId, field } }) =>
        `${questionId ?? calculatedId ?? sectionId}.${field}`,
    ),
  )
}

type Sort = 'option' | 'options' | 'text' | 'number' | 'date' | 'tick'

const expressions: readonly (readonly [AnswerableQuestion, string, Sort])[] = [
  [singleChoice('a', OPTIONS), 'a = "o_make"', 'option'],
  [singleChoice('a', OPTIONS), '"o_make" != a', 'option'],
  [multipleChoice('a', OPTIONS), 'if(includes(a, "o_make"), 1, 0)', 'options'],
  [ranking('a', OPTIONS), 'includes(a, "o_make")', 'options'],
  [shortText('a'), 'a = "Oslo"', 'text'],
  [longText('a'), 'includes(a, "Oslo")', 'text'],
  [code('a'), 'a != "Oslo"', 'text'],
  [number('a'), 'a + 1 > 3', 'number'],
  [rating('a'), 'a = 3', 'number'],
  [date('a'), 'a = 2026-05-01', 'date'],
  [consent('a', { label: text('Yes') }), 'a = true', 'tick'],
]

const sortInExpressions: { readonly [K in QuestionKind]?: Sort } = {
  singleChoice: 'option',
  multipleChoice: 'options',
  ranking: 'options',
  shortText: 'text',
  longText: 'text',
  code: 'text',
  number: 'number',
  rating: 'number',
  date: 'date',
  consent: 'tick',
}

test.each(expressions)(
  'C15, E6, X18: %o compared in an expression: %s',
  (question, expression, sort) => {
    const draft = withCalculated(anAssessment(question), { it: expression })
    expect([...problemsIn(draft)]).toEqual([])
    for (const kind of questionKinds.filter((each) => each !== question.kind)) {
      const changed = changeKind(draft, 'a', kind, countingMint())
      const isProblem = problemsIn(changed).has('c_it.expression')
      // The code of a single option includes itself.
      const isSame = sort === 'options' && kind === 'singleChoice'
      expect([kind, isProblem]).toEqual([kind, !isSame && sortInExpressions[kind] !== sort])
    }
  },
)

test('C15: a calculated value that becomes a text is not compared with a day any more', () => {
  const is = (value: string) => ({
    kind: 'compare' as const,
    of: { calculated: 'c_it' },
    test: { op: 'is' as const, value },
  })
  const draft = withCalculated(
    anAssessment(date('a'), statement('b', { showIf: is('2026-05-01') })),
    {
      it: 'a',
    },
  )
  expect([...problemsIn(draft)]).toEqual([])
  expect(problemsIn(changeKind(draft, 'a', 'shortText', countingMint()))).toContain('b.showIf')
})

test('Q5, E6: a text may insert every kind of answer, but no statement', () => {
  for (const question of questions) {
    const draft = anAssessment(question, statement('b', { prompt: quoting('a') }))
    for (const kind of questionKinds.filter((each) => each !== question.kind)) {
      const changed = changeKind(draft, 'a', kind, countingMint())
      expect([kind, problemsIn(changed).has('b.prompt')]).toEqual([kind, kind === 'statement'])
    }
  }
})

test('P7: a text in the form of an id that an option was given is one of a deleted option', () => {
  const told = (value: string) =>
    problemsIn(
      anAssessment(
        shortText('a'),
        statement('b', { showIf: when('a', { op: 'includes', value }) }),
      ),
    )
  expect(told('ok2zq7abcd')).toContain('b.showIf')
  for (const word of ['outsourcer', 'Make', 'ok9z2', 'ok2zq7abcde']) {
    expect([...told(word)]).toEqual([])
  }
})
