/** Rule GI8: Aiken, Moodle's format for quizzes with one correct option, is read as quiz text. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const THINGS = [...LETTERS].map((letter) => `Thing ${letter}`)

type Asked = { lines: readonly string[]; options: readonly string[]; key: number }

const wordsOf = (name: string) =>
  fc
    .constantFrom('Which', 'Read', 'A', 'I', 'In 3', 'The answer', '1.5', 'Z')
    .map((first) => `${first} ${name}`)

const asked: fc.Arbitrary<Asked> = fc
  .record({
    lines: fc.array(wordsOf('is what?'), { minLength: 1, maxLength: 3 }),
    options: fc.uniqueArray(fc.constantFrom(...THINGS, '1', '2.5', 'True', 'a) b', '-1', 'B. C'), {
      minLength: 2,
      maxLength: 26,
    }),
    at: fc.nat(),
  })
  .map(({ lines, options, at }) => ({ lines, options, key: at % options.length }))

const layout = fc.record({
  mark: fc.constantFrom('. ', ') ', '.\t', ')\t', '.  '),
  isSmall: fc.boolean(),
  answer: fc.constantFrom(
    ...['ANSWER: ', 'ANSWER:', 'Answer: ', 'answer:  ', 'ANTWORT: ', 'RÉPONSE : ', 'RESPUESTA: '],
    ...['RISPOSTA: ', 'RESPOSTA: ', 'ОТВЕТ: ', '答案：', 'ANTWOORD: ', 'ODPOWIEDŹ: ', 'תשובה: '],
  ),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  blank: fc.constantFrom('none', 'between', 'twice', 'everywhere'),
  indent: fc.constantFrom('', '  '),
})
type Layout = typeof layout extends fc.Arbitrary<infer L> ? L : never

function written(bank: readonly Asked[], { mark, isSmall, answer, end, blank, indent }: Layout) {
  return bank
    .map(({ lines, options, key }) => {
      const labels = isSmall ? LETTERS.toLowerCase() : LETTERS
      // Without blank lines, as in Moodle, the question is in one line.
      return [
        ...(blank === 'none' ? lines.slice(0, 1) : lines),
        ...options.map((option, at) => `${indent}${labels.charAt(at)}${mark}${option}`),
        `${answer}${labels.charAt(key)}`,
      ].join(blank === 'everywhere' ? end + end : end)
    })
    .join(blank === 'none' ? end : blank === 'twice' ? end + end + end : end + end)
}

test('a bank is read back however it is laid out', () => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), layout, (bank, style) => {
      const text = written(bank, style)
      const { questions, skipped } = readPasted(text)
      const found = questions.map((question) => ({
        prompt: question.prompt.replaceAll(/\n+/g, '\n'),
        options: 'options' in question ? question.options : [],
        key: 'key' in question ? question.key : null,
        problems: question.problems,
      }))
      const expected = bank.map(({ lines, options, key }) => ({
        prompt: (style.blank === 'none' ? lines.slice(0, 1) : lines).join('\n'),
        options,
        key: [key],
        problems: [],
      }))
      expect({ text, found, skipped }).toEqual({ text, found: expected, skipped: [] })
    }),
    propertyRuns,
  )
})

describe('what Moodle refuses is a problem of its question', () => {
  const read = (text: string) =>
    readPasted(text).questions.map(({ prompt, problems }) => [prompt, problems])

  test.each([
    ['Which?\nA. one\nANSWER: A', ['There is only one option.']],
    ['Which?\nA. one\nB. two\n\nNext?\nA. one\nB. two\nANSWER: A', ['No correct answer found.']],
    ['Which?\nA. one\nB. two\nANSWER: C', ['The answer “C” is not one of the options.']],
    ['Which?\nA. one\nB. two\nANSWER:', ['No correct answer found.']],
    [
      'Which?\nA. one\nB. two\nANSWER: A\n\nA. three\nANSWER: four',
      ['Its second answer, “four”, is kept in the explanation for staff.'],
    ],
  ])('%j', (text, problems) => {
    expect(read(text)[0]).toEqual(['Which?', problems])
  })

  test('more options than letters', () => {
    const options = [...LETTERS, 'AA', 'AB'].map((letter) => `${letter}. Thing ${letter}`)
    expect(read(['Which?', ...options, 'ANSWER: AB'].join('\n'))).toEqual([
      [
        'Which?',
        ['AA', 'AB'].map(
          (name) => `“${name}. Thing ${name}” looks like an option, but was read as part of one.`,
        ),
      ],
    ])
  })

  test('a question without a blank line above it has one line', () => {
    expect(
      read('Which?\nA. one\nB. two\nANSWER: A\nIt is one.\nAnd next?\nA. one\nB. two\nANSWER: B'),
    ).toEqual([
      ['Which?', []],
      ['And next?', ['There is no blank line above it. Check where it begins.']],
    ])
  })

  test('a list in an explanation is not a question', () => {
    const [question, ...others] = readPasted(
      'Which?\nA. one\nB. two\nANSWER: A\nBecause:\nA. one is one\nB. two is not',
    ).questions
    expect(others).toEqual([])
    expect(question?.explanation).toBe('Because:\nA. one is one\nB. two is not')
  })
})
