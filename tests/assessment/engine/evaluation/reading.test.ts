import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Question } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { estimatedMinutes } from '#src/assessment/engine/kinds/duration.ts'
import { countProgress } from '#src/assessment/engine/evaluation/progress.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import {
  anAssessment,
  answeredWith,
  consent,
  longText,
  matrix,
  date,
  number,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

const definition = anAssessment(
  section('one', statement('welcome'), singleChoice('remote'), shortText('city')),
  section(
    'two',
    { showIf: answeredWith('remote', 'yes') },
    number('hours', { required: true, max: 60 }),
    longText('story', { required: true }),
  ),
)

test('R1: answers to hidden questions are dropped and listed, blank ones left out', () => {
  const answers = { remote: { option: 'no' }, city: '  ', hours: 99, story: '' }
  expect(prepareSubmission(evaluate(definition, answers))).toEqual({
    ok: true,
    value: { answers: { remote: { option: 'no' } }, dropped: ['hours'] },
  })
})

test('R1: nothing is submitted while there is a violation', () => {
  const answers = { remote: { option: 'yes' }, hours: 99 }
  expect(prepareSubmission(evaluate(definition, answers))).toEqual({
    ok: false,
    error: {
      kind: 'has-violations',
      violations: [
        { questionId: 'hours', rule: 'max', limit: 60 },
        { questionId: 'story', rule: 'required' },
      ],
    },
  })
})

test('R1: typed answers are submitted unchanged', () => {
  const submission = prepareSubmission(evaluate(definition, { city: ' Bern\n', stray: 'x' }))
  expect(submission).toEqual({ ok: true, value: { answers: { city: ' Bern\n' }, dropped: [] } })
})

test('R2: every question has a status: answered, blank or not shown', () => {
  const read = readAnswers(definition, { remote: { option: 'no' }, city: ' ' }, ['hours'], {
    seed: 0,
  })
  expect(read.map((part) => part.shown)).toEqual([true, false])
  const told = read
    .flatMap((part) => part.questions)
    .map(({ question, status, dropped }) => `${question.id} ${status}${dropped ? ' dropped' : ''}`)
  expect(told).toEqual([
    'welcome blank',
    'remote answered',
    'city blank',
    'hours notShown dropped',
    'story notShown',
  ])
  expect(read[0]?.questions[1]?.answer).toEqual({ option: 'no' })
  expect(read[0]?.questions[2]).not.toHaveProperty('answer')
})

test('R2: an answer to a hidden question is not read', () => {
  const read = readAnswers(definition, { hours: 40 }, [], { seed: 0 })
  expect(read[1]?.questions[0]).toMatchObject({ status: 'notShown', dropped: false })
  expect(read[1]?.questions[0]).not.toHaveProperty('answer')
})

test('R2: options are in the candidate’s order, with a note if it differs', () => {
  const letters = ['a', 'b', 'c', 'd']
  const asked = anAssessment(
    singleChoice('one', letters, { shuffle: true }),
    ranking('two', letters, { shuffle: true }),
    singleChoice('still', letters),
  )
  // With this seed the second question happens to keep its order.
  const [part] = readAnswers(asked, {}, [], { seed: 39 })
  const orders = part?.questions.map(({ question, isReordered }) => [
    'options' in question ? question.options.map(({ id }) => id).join('') : '',
    isReordered,
  ])
  expect(orders).toEqual([
    ['badc', true],
    ['abcd', false],
    ['abcd', false],
  ])
})

test('R2: hidden questions keep their number, statements have none', () => {
  const read = readAnswers(definition, {}, [], { seed: 0 })
  const numbers = read.flatMap((part) => part.questions.map((each) => each.number))
  expect(numbers).toEqual([null, 1, 2, 3, 4])
})

test('R3: progress counts shown questions that can be answered', () => {
  expect(countProgress(evaluate(definition, { city: 'Bern' })).progress).toEqual({
    sections: [
      { sectionId: 'one', shown: 2, answered: 1, requiredLeft: 0 },
      { sectionId: 'two', shown: 0, answered: 0, requiredLeft: 0 },
    ],
    shown: 2,
    answered: 1,
  })
  const answers = { remote: { option: 'yes' }, hours: 99 }
  expect(countProgress(evaluate(definition, answers)).progress).toEqual({
    sections: [
      { sectionId: 'one', shown: 2, answered: 1, requiredLeft: 0 },
      { sectionId: 'two', shown: 2, answered: 1, requiredLeft: 1 },
    ],
    shown: 4,
    answered: 2,
  })
})

test('R3: text that can’t be parsed as a number or date is not counted as answered', () => {
  const unread = evaluate(anAssessment(number('n'), date('d'), number('m')), {
    n: { raw: 'abc' },
    d: { raw: '2027-2-31' },
    m: 0,
  })
  expect(countProgress(unread).progress).toMatchObject({ shown: 3, answered: 1 })
})

test('R4: minutes are reading plus answering, rounded up', () => {
  expect(estimatedMinutes(anAssessment())).toBe(0)
  expect(estimatedMinutes(anAssessment(statement('a', { prompt: words(180) })))).toBe(1)
  expect(estimatedMinutes(anAssessment(statement('a', { prompt: words(181) })))).toBe(2)
  const three = [1, 2, 3].map((n) => ({ ...number(`a${n}`), prompt: text('') }))
  expect(estimatedMinutes(anAssessment(...three))).toBe(1)
  expect(estimatedMinutes(anAssessment(...three, shortText('b')))).toBe(2)
  const introduced = anAssessment(...three)
  introduced.settings.introduction = words(1)
  expect(estimatedMinutes(introduced)).toBe(2)
})

test('R4: options and help are read, and a time limit caps', () => {
  const wordy = singleChoice('a', [Array.from({ length: 180 }, () => 'w').join(' ')])
  expect(estimatedMinutes(anAssessment(wordy))).toBe(2)
  expect(estimatedMinutes(anAssessment({ ...wordy, help: wordy.options[0]!.label }))).toBe(3)
  expect(estimatedMinutes(anAssessment({ ...wordy, timeLimit: 30 }))).toBe(1)
  const two = section('s', { timeLimit: 60 }, wordy, longText('b'))
  expect(estimatedMinutes(anAssessment(two))).toBe(1)
})

test('R4: at most the first ten options of a dropdown are read', () => {
  const minutes = (count: number, display: 'radio' | 'dropdown') => {
    const labels = Array.from({ length: count }, () => Array.from({ length: 13 }, () => 'w'))
    const options = labels.map((label) => label.join(' '))
    return estimatedMinutes(
      anAssessment({ ...singleChoice('a', options), prompt: words(4), display }),
    )
  }
  // 15 s for the answer and (4 + 10 × 13) / 3 s for reading are just within a minute.
  expect(minutes(10, 'dropdown')).toBe(1)
  expect(minutes(10, 'radio')).toBe(1)
  expect(minutes(11, 'dropdown')).toBe(1)
  expect(minutes(11, 'radio')).toBe(2)
  expect(minutes(100, 'dropdown')).toBe(1)
})

test('R4: of a random selection the drawn share counts, and every statement', () => {
  const minutes = (draw?: number) => {
    const own = draw === undefined ? {} : { draw }
    const questions = ['a', 'b', 'c', 'd'].map((id) => longText(id, { prompt: words(90) }))
    return estimatedMinutes(
      anAssessment(section('pool', own, statement('s', { prompt: words(180) }), ...questions)),
    )
  }
  expect(minutes()).toBe(1 + 4 * 3)
  expect(minutes(1)).toBe(1 + 3)
  expect(minutes(9)).toBe(1 + 4 * 3)
})

test('R4: a ranking takes time by its options, a matrix by its rows', () => {
  const bare = (question: Question): Question => ({ ...question, prompt: text('') })
  const parts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `p${index}`, label: '' }))
  const minutes = (question: Question) => estimatedMinutes(anAssessment(bare(question)))
  expect(minutes(ranking('a', parts(7)))).toBe(1)
  expect(minutes(ranking('a', parts(8)))).toBe(2)
  expect(minutes(matrix('a', parts(7), parts(30)))).toBe(1)
  expect(minutes(matrix('a', parts(8), parts(2)))).toBe(2)
  const wordy = Array.from({ length: 171 }, () => 'w').join(' ')
  expect(minutes(consent('a', { label: text('w') }))).toBe(1)
  expect(minutes(consent('a', { label: text(wordy) }))).toBe(2)
  expect(minutes(matrix('a', [{ id: 'r', label: wordy }], []))).toBe(2)
})

test('R5: plain text is the words without markup, on one line', () => {
  const authored: AuthoredText = {
    source: '',
    tree: [
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'What does ' },
          { kind: 'strong', children: [{ kind: 'code', text: 'f()' }] },
          { kind: 'lineBreak' },
          { kind: 'link', href: 'https://x.ch', children: [{ kind: 'text', text: 'print' }] },
          { kind: 'emphasis', children: [{ kind: 'text', text: '?' }] },
        ],
      },
      { kind: 'codeBlock', language: 'js', text: 'f()\n  .g()\n' },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', children: [{ kind: 'text', text: 'one' }] }],
          [{ kind: 'paragraph', children: [{ kind: 'quote', of: 'years' }] }],
        ],
      },
    ],
  }
  expect(plainText(authored)).toBe('What does f() print? f() .g() one {{years}}')
})

test('R3: a required matrix with missing rows is answered, but not done', () => {
  const required = matrix('m', undefined, undefined, { required: true })
  const at = (answer: Answer) =>
    countProgress(evaluate(anAssessment(required), { m: answer })).progress.sections[0]
  expect(at({ html: ['often'] })).toMatchObject({ shown: 1, answered: 1, requiredLeft: 1 })
  expect(at({ html: ['often'], css: ['often'] })).toMatchObject({ answered: 1, requiredLeft: 0 })
  expect(at({})).toMatchObject({ answered: 0, requiredLeft: 1 })
})

function words(count: number) {
  return text(Array.from({ length: count }, () => 'word').join(' '))
}
