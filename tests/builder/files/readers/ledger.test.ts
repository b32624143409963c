/** DR5: whatever a reader loses is in the list of what was left out. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { withLostText } from '#src/builder/files/readers/ledger.ts'
import type { ReadQuestions } from '#src/builder/files/readers/reader.ts'
import { PASTED } from '#src/builder/files/readers/readers.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { bankArbitrary, styleArbitrary, writeBank } from '#tests/builder/files/quiz/quizBanks.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const texts = fc.tuple(bankArbitrary, styleArbitrary).map(([bank, style]) => writeBank(bank, style))

function read(text: string): ReadQuestions {
  return { ...readQuiz(text), notes: [] }
}

test('nothing is added to a reading that is whole', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const whole = read(text)
      expect({ text, skipped: withLostText(text, whole).skipped }).toEqual({
        text,
        skipped: whole.skipped,
      })
    }),
    propertyRuns,
  )
})

type Fault = 'question' | 'prompt' | 'option' | 'options' | 'skipped'

/** A reading by a reader with a fault. */
function broken(
  { questions, skipped, notes }: ReadQuestions,
  fault: Fault,
  at: number,
): ReadQuestions {
  const place = at % Math.max(1, questions.length)
  const change = (edit: (question: PastedQuestion) => PastedQuestion[]) =>
    questions.flatMap((question, index) => (index === place ? edit(question) : [question]))
  switch (fault) {
    case 'question':
      return { questions: change(() => []), skipped, notes }
    case 'prompt':
      return { questions: change((each) => [{ ...each, prompt: '' }]), skipped, notes }
    case 'option':
    case 'options':
      return {
        questions: change((each) =>
          'optionPoints' in each || !('options' in each)
            ? [each]
            : [{ ...each, options: fault === 'options' ? [] : each.options.toSpliced(at % 3, 1) }],
        ),
        skipped,
        notes,
      }
    case 'skipped':
      return { questions, skipped: skipped.slice(1), notes }
  }
}

const WORDS = /(?:ask|pick|stray)\d+\p{L}*/gu

test('two texts of one line stay in the list beside what is added', () => {
  const skipped = ['Red', 'Blue'].map((text) => ({ line: 1, text, why: 'Not read.' }))
  const added = withLostText('Red Blue\nGreen', { questions: [], skipped, notes: [] }).skipped
  expect(added.map(({ text }) => text)).toEqual(['Red', 'Blue', 'Green'])
})

test('an answer behind an invisible mark of direction is used', () => {
  const { skipped } = readPasted('\u200f1. מהו פרי?\n\u200fא. כיסא\n\u200fב. תפוח\n\u200fתשובה: ב')
  expect(skipped).toEqual([])
})

test.each([
  '1. X?\nA. x\nB. y\n2. Y?\nA. x\nB. y\n\nQuestion 1: B\nQuestion 2: A',
  '1. X?\nA. x\nB. y\n2. Y?\nA. x\nB. y\n\nQ1 – B\nQ2 – A',
  '1. X?\nA. Shakespeare\nB. y\n2. Y?\nA. x\nB. Goethe\n\nAnswers\n1. Shakespeare\n2. Goethe',
  'Answer key: 1 B, 2 A\n\n1. X?\nA. x\nB. y\n2. Y?\nA. x\nB. y',
])('a key that is used is not left out: %j', (text) => {
  const { questions, skipped } = readPasted(text)
  expect(questions).toMatchObject([{ problems: [] }, { problems: [] }])
  expect(skipped).toEqual([])
})

test('every word that a faulty reader loses is listed', () => {
  const fault = fc.constantFrom<Fault>('question', 'prompt', 'option', 'options', 'skipped')
  fc.assert(
    fc.property(texts, fault, fc.nat(200), (text, kind, at) => {
      const found = JSON.stringify(withLostText(text, broken(read(text), kind, at)))
      const lost = (text.match(WORDS) ?? []).filter((word) => !found.includes(word))
      expect({ text, lost }).toEqual({ text, lost: [] })
    }),
    propertyRuns,
  )
})

describe('a fault in the reader of any format', () => {
  const LOST = 'It is in no question.'

  test.each<[string, string, string, number, string]>([
    ['quiz', 'text', '1. Which?\na) Six\nb) Seven\nAnswer: b', 3, 'b) Seven'],
    ['quiz', 'a number as an option', '1. Which?\na) 6\nb) 1\nAnswer: b', 2, 'a) 6'],
    ['quiz', 'the same text twice', '1. Who is it?\n\n2. Who is it?', 3, '2. Who is it?'],
    ['quiz', 'in a script without blanks', '1. 下列哪个？\nA. 苹果\nB. 锤子', 3, 'B. 锤子'],
    [
      'quiz',
      'an open question in such a script',
      '1. 下列哪个？\n答案：A\n\n2. 为什么？',
      4,
      '2. 为什么？',
    ],
    ['quiz', 'in Cyrillic', '1. Что это?\nа) яблоко\nб) молоток', 3, 'б) молоток'],
    ['gift', 'GIFT', 'Which? {\n~Six\n=Seven\n}', 3, '=Seven'],
    ['cells', 'rows', 'Question\tOption\tOption\nWhich?\tSix\tSeven', 2, 'Seven'],
    ['blackboard', 'Blackboard rows', 'ESS\tWhy?\nESS\tWhere is it?', 2, 'ESS\tWhere is it?'],
  ])('%s: %s', (format, _, text, line, lost) => {
    const row = PASTED.find(({ name }) => name === format)
    if (!row || !('questions' in row)) throw new Error(format)
    const whole = row.questions.read(text, { uses: null, hasHeader: null })
    expect(withLostText(text, whole).skipped).toEqual([])
    const faulty = {
      ...whole,
      questions: whole.questions.flatMap((question, at) => {
        if (whole.questions.length > 1) return at === 1 ? [] : [question]
        return 'optionPoints' in question || !('options' in question)
          ? []
          : [{ ...question, options: question.options.filter((each) => !lost.endsWith(each)) }]
      }),
    }
    expect(withLostText(text, faulty).skipped).toEqual([{ line, text: lost, why: LOST }])
  })

  test('an answer that becomes neither a key nor a problem is listed', () => {
    const text = '1. Which?\na) Six\nb) Seven\nAnswer: b\n\n2. Why?'
    const whole = read(text)
    const keyless = whole.questions.map((each) => ('options' in each ? { ...each, key: [] } : each))
    expect(withLostText(text, whole).skipped).toEqual([])
    expect(withLostText(text, { ...whole, questions: keyless }).skipped).toEqual([
      { line: 4, text: 'Answer: b', why: LOST },
    ])
  })
})

test.each([
  ['GIFT', '// A comment\n\nWhich? {~Six =Seven}', { total: 2, used: 1 }],
  ['rows', 'Question\tOption\tOption\nWhich?\tSix\tSeven\n\tEight\tNine', { total: 3, used: 2 }],
  [
    'rows with a column that is not used',
    'Question\tPlace\nWhich?\tNorth of it all',
    { total: 2, used: 2 },
  ],
  ['text', 'Read on.\n\n1. Why?', { total: 2, used: 1 }],
])('the lines that are used are counted in %s', (_, text, lines) => {
  expect(readPasted(text).lines).toEqual(lines)
})
