import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { brief, several, single } from '#tests/support/quizzes.ts'

const briefly = (text: string) => readQuiz(text).questions.map(brief)
const problemsOf = (text: string) => readQuiz(text).questions.map(({ problems }) => problems)

describe('answers as people write them (PT2, PT3)', () => {
  test.each([
    ['1. X?\nالف) x\nب) y\nج) z\nپاسخ: ب', [single('X?', ['x', 'y', 'z'], 1)]],
    ['۱. X?\nالف) x\nب) y\nپاسخ: الف', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\nالف. x ب. y ج. z\nپاسخ: الف و ج', [several('X?', ['x', 'y', 'z'], 0, 2)]],
    ['1. X?\nA. x\nB. y\n\n✅ **Correct Answer: B) y**', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\nA. x\nB. y\n👉 Answer: A', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\nA. x\nB. y\nThe correct answer is b.', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\nA. x\nB. y\nLa bonne réponse est A', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\na) x\nb) y\nResposta correta: letra B', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\nA. x\nB. y\nAnswer: option A', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\na. x\nb. y\nKunci jawaban: b', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\na) x\nb) y <--', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\na) x ←\nb) y', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\na) x // correct\nb) y', [single('X?', ['x', 'y'], 0)]],
    [
      '__B__ 1. X?\nA. x\nB. y\n\n_A_ 2. Y?\nA. x\nB. y',
      [single('X?', ['x', 'y'], 1), single('Y?', ['x', 'y'], 0)],
    ],
    ['1. X?\nA. x\nB. y\nC. z\nAnswer:\nA\nC\nBecause.', [several('X?', ['x', 'y', 'z'], 0, 2)]],
    ['1. X?\nA. x\nB. y\nAnswer:\nB\nA is wrong.', [single('X?', ['x', 'y'], 1)]],
    ['1. X?\nA. x\nB. y\nAnswer: B (2 points)', [single('X?', ['x', 'y'], 1)]],
    ['1. X? (Correct: B)\nA. x\nB. y', [single('X?', ['x', 'y'], 1)]],
    ['1. X? [Answer - A]\nA. x\nB. y', [single('X?', ['x', 'y'], 0)]],
    ['1. X?\nA. x\nB. y\n<!-- answer: B -->', [single('X?', ['x', 'y'], 1)]],
    ['_____ 1. X?\nA. x\nB. y\nAnswer: B', [single('X?', ['x', 'y'], 1)]],
    [
      'Key: 1 B, 2 A\n\n1. X?\nA. x\nB. y\n2. Y?\nA. x\nB. y',
      [single('X?', ['x', 'y'], 1), single('Y?', ['x', 'y'], 0)],
    ],
    ['\u200f1. X?\n\u200fא. x\n\u200fב. y\n\u200fתשובה: ב', [single('X?', ['x', 'y'], 1)]],
    ['問1 X。\nア x\nイ y\n答え：イ', [single('X。', ['x', 'y'], 1)]],
    [
      '１．X?\nA. x\nB. y\n２．Y?\nA. x\nB. y',
      [single('X?', ['x', 'y']), single('Y?', ['x', 'y'])],
    ],
    ['১। X?\nক) x\nখ) y\nউত্তর: খ', [single('X?', ['x', 'y'], 1)]],
    [
      '1. X?\nA. x\nB. y\nQuestions 2-3: read the text.\n2. Y?\nA. x\nB. y',
      [single('X?', ['x', 'y']), single('Y?', ['x', 'y'])],
    ],
    ['1. The sky is blue. (T)', [single('The sky is blue.', ['True', 'False'], 0)]],
    ['1. Der Himmel ist rot. (Falsch)', [single('Der Himmel ist rot.', ['Richtig', 'Falsch'], 1)]],
    [
      '1. X?\nA. x\nB. y\n2. Y?\nA. x\nB. y\n3. Z?\nA. x\nB. y\n\nAnswers: BAB',
      [single('X?', ['x', 'y'], 1), single('Y?', ['x', 'y'], 0), single('Z?', ['x', 'y'], 1)],
    ],
    [
      '1. X?\na) x\nb) y\n2. Y?\na) x\nb) y\n\nKlucz odpowiedzi:\n1. b\n2. a',
      [single('X?', ['x', 'y'], 1), single('Y?', ['x', 'y'], 0)],
    ],
  ])('%j', (text, questions) => {
    expect(briefly(text)).toEqual(questions)
  })

  test.each(['ב', '🅰️'])('the label “%s” is no answer to a question without options', (label) => {
    const problem = `Its answer is “${label}”, but no options were found. Check its text.`
    expect(problemsOf(`1. X?\nAnswer: ${label}`)).toEqual([[problem]])
  })

  test.each([
    ['1. X?\nA. x\nB. y\nC. z\nAnswer: A or C', 'The answer “A or C” is not one of the options.'],
    [
      '1. X?\nA. x\nB. y\nC. z\nLösung: A oder C',
      'The answer “A oder C” is not one of the options.',
    ],
    ['1. X?\nA. x\nB. y\nAnswer: BAB', 'The answer “BAB” is not one of the options.'],
  ])('%j has no key', (text, problem) => {
    expect(readQuiz(text).questions).toMatchObject([{ key: [], problems: [problem] }])
  })

  test.each([
    ['1. X?\n1 point\nx\nCorrect!\ny', 'Correct!'],
    ['1. X?\nx\ny\nCorrect answer\nx', 'Correct answer'],
    ['1. X\n~ x\n= y\n~ z', '= y'],
    ['1. X\n>>> a) x\nb) y', '>>> a) x'],
    ['1. X?\nA. x\nCorrect! It is so.\nB. y\nIncorrect.', 'Correct! It is so.'],
  ])('%j may give the answer away', (text, mark) => {
    expect(problemsOf(text).flat()).toContain(`“${mark}” may show candidates the correct answer.`)
  })

  test.each([
    [
      '1. Name it.\nAnswer: hammer (3 points)',
      { kind: 'shortText', accepted: ['hammer'], points: 3 },
    ],
    ['1. Which? → Apple', { kind: 'shortText', prompt: 'Which?', accepted: ['Apple'] }],
    ['1. X?\nA. x\nB. y\nAnswer: A (1 pt)', { kind: 'singleChoice', key: [0], points: 1 }],
    ['1. Небо синее. Да/Нет\nОтвет: Нет', { options: ['Да', 'Нет'], key: [1] }],
  ])('%j has what is beside its answer', (text, question) => {
    expect(readQuiz(text).questions).toMatchObject([question])
  })

  test.each([
    [
      '1) X?\n@ Think.\na) x\n~ Not so.\n*b) y\n@ Well done.\nMore.',
      'Think.\nNot so.\nWell done.\nMore.',
    ],
    ['1) X?\na) x\n*b) y\n~ Not so.\nAnswer: b', 'Not so.'],
  ])('%j has its feedback in the explanation', (text, explanation) => {
    expect(readQuiz(text).questions).toMatchObject([
      { ...single('X?', ['x', 'y'], 1), explanation, problems: [] },
    ])
  })

  test.each([
    '1. Set it to 5. (V)',
    '1. X?\n(Tip)',
    '1. Boiling is at 212 degrees (F)',
    '1. Is this what you need? (T)',
  ])('%j is no statement to judge', (text) => {
    expect(readQuiz(text).questions).toMatchObject([{ kind: 'longText', problems: [] }])
  })
})
