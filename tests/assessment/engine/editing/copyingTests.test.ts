import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { Expectation } from '#schemas/testCandidate.ts'
import { copyWithTests } from '#src/assessment/engine/editing/copying.ts'
import { drawQuestions } from '#src/assessment/engine/drawing.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
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
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  text,
  withOther,
} from '#tests/support/definitions.ts'

/** The copies of questions and of one candidate's answers to them, in the same order. */
function copied(questions: Question[], answers: Answers) {
  const candidate = { id: 'ada', name: 'Ada', answers }
  const { definition, testCandidates } = copyWithTests(
    anAssessment(...questions),
    [candidate],
    countingMint(),
  )
  const copies = questionsOf(definition)
  return { copies, answers: copies.map(({ id }) => testCandidates[0]?.answers[id]) }
}

const partsOf = (question: Question | undefined) => ({
  options: question && 'options' in question ? question.options.map(({ id }) => id) : [],
  rows: question?.kind === 'matrix' ? question.rows.map(({ id }) => id) : [],
})

test('E4: answers of copied test candidates refer to the parts of the copies, kind by kind', () => {
  const { copies, answers } = copied(
    [
      singleChoice('one', ['a', 'b']),
      multipleChoice('some', ['a', 'b'], { other: { label: text('Other') } }),
      ranking('order', ['a', 'b']),
      shortText('word'),
    ],
    {
      one: { option: 'a' },
      some: { options: ['b'], other: 'a' },
      order: ['b', 'a'],
      word: 'a',
    },
  )
  const [one, some, order] = copies.map((each) => partsOf(each).options)
  expect(answers).toEqual([
    { option: one?.[0] },
    { options: [some?.[1]], other: 'a' },
    order?.toReversed(),
    'a',
  ])
})

test.each(['options', 'option', 'other', 'raw', 'typed', 'strokes', 'row'])(
  'E4: a row called %s is an ordinary row',
  (row) => {
    const { copies, answers } = copied([matrix('skills', [row], ['none', 'some'])], {
      skills: { [row]: ['some'] },
    })
    const { rows, options } = partsOf(copies[0])
    expect(answers).toEqual([{ [rows[0] ?? '']: [options[1]] }])
  },
)

test('E4: an answer of the wrong shape stays unchanged', () => {
  const given: Answers = {
    one: { option: 'a', options: ['a'] },
    some: { option: 'a' },
    order: { options: ['a'] },
    skills: 'html',
  }
  const { answers } = copied(
    [
      singleChoice('one', ['a']),
      multipleChoice('some', ['a']),
      ranking('order', ['a']),
      matrix('skills', ['html'], ['a']),
    ],
    given,
  )
  expect(answers).toEqual(Object.values(given))
})

test('E4: own words and answers without options stay unchanged', () => {
  const given: Answers = {
    text: 'a',
    long: 'b',
    n: 1,
    day: '2026-11-21',
    stars: 2,
    work: 'c',
    yes: true,
  }
  const files = [storedFile('cv.pdf')]
  const name = { typed: 'Ada' }
  const { answers } = copied(
    [
      withOther(singleChoice('own', ['a'])),
      shortText('text'),
      longText('long'),
      number('n'),
      date('day'),
      rating('stars'),
      code('work'),
      consent('yes'),
      file('files'),
      signature('name'),
      statement('said'),
    ],
    { own: { other: 'a' }, ...given, files, name, said: 'd' },
  )
  expect(answers).toStrictEqual([{ other: 'a' }, ...Object.values(given), files, name, 'd'])
})

test('E4: what a copied test candidate expects of questions, it expects of the copies', () => {
  const questions = anAssessment(number('a', { required: true }), number('b'))
  const expected: Expectation = {
    shown: ['a', 'b'],
    violations: [{ questionId: 'a', rule: 'required' }],
    knockOuts: ['b'],
    points: 2,
  }
  const ada = { id: 'ada', name: 'Ada', answers: { gone: 1 } }
  const candidates = [{ ...ada, expected }, { ...ada, expected: { points: 1 } }, ada]
  const copy = copyWithTests(questions, candidates, countingMint())
  const [a = '', b = ''] = questionsOf(copy.definition).map(({ id }) => id)
  expect(copy.testCandidates).toStrictEqual([
    {
      ...ada,
      expected: {
        shown: [a, b],
        violations: [{ questionId: a, rule: 'required' }],
        knockOuts: [b],
        points: 2,
      },
    },
    { ...ada, expected: { points: 1 } },
    ada,
  ])
})

test('E4: copied test candidates get the copies of the questions that they got', () => {
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => shortText(id))
  const definition = anAssessment(
    section('s', { draw: 2 }, ...questions),
    section('rest', shortText('f')),
  )
  const candidates = [0, 1, 2, 3, 4].map((seed) => {
    const expected = { shown: drawnIn(definition, seed) }
    return { id: `test${seed}`, name: `Test ${seed}`, answers: {}, seed, expected }
  })
  const copy = copyWithTests(definition, candidates, countingMint())
  for (const { seed = 0, expected } of copy.testCandidates) {
    expect(drawnIn(copy.definition, seed).toSorted()).toEqual(expected?.shown?.toSorted())
  }
  expect(copy.testCandidates).toHaveLength(5)
})

test('E4: a copied test candidate whose questions no seed draws expects nothing', () => {
  const questions = Array.from({ length: 60 }, (_, place) => shortText(`q${place}`))
  const definition = anAssessment(section('s', { draw: 30 }, ...questions))
  const expected = { shown: drawnIn(definition, 7) }
  const tests = [{ id: 'test', name: 'Test', answers: { q0: 'x' }, seed: 7, expected }]
  const [copy] = copyWithTests(definition, tests, countingMint()).testCandidates
  expect(copy).toMatchObject({ name: 'Test', seed: 7 })
  expect(copy).not.toHaveProperty('expected')
})

function drawnIn(definition: Definition, seed: number): string[] {
  return definition.sections.flatMap((each) => {
    const { order, drawn } = drawQuestions(each, seed)
    return order.slice(0, drawn).map((place) => each.questions[place]?.id ?? '')
  })
}
