/** Each form in which people write the parts of a quiz, one row each. */
import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { brief, several, single } from '#tests/support/quizzes.ts'

const XYZ = ['x', 'y', 'z']

function reading(text: string) {
  const { questions, skipped } = readQuiz(text)
  return { questions: questions.map(brief), skipped: skipped.length }
}

describe('labels of options (PT6)', () => {
  test.each([
    ['capitals', 'A. x\nB. y\nC. z', 'B'],
    ['small letters in brackets', '(a) x\n(b) y\n(c) z', '(b)'],
    ['a dash', 'A - x\nB - y\nC - z', 'B'],
    ['a dash with and without blanks', 'A – x\n\nB- y\n\nC –z', 'B'],
    ['blank lines and a blank before', 'A - x\n\n B - y\n\n C - z', 'B'],
    ['no blank', 'A)x\nB)y\nC)z', 'B'],
    ['no blank once', '- A: x\n- B: y\n- C:z', 'B'],
    ['another mark once', 'A. x\nB. y\nC:z', 'B'],
    ['no mark', 'A x\nB y\nC z', 'B'],
    ['tabs', 'A\tx\nB\ty\nC\tz', 'B'],
    ['Roman numerals', 'i. x\nii. y\niii. z', 'ii'],
    ['Roman capitals', 'I) x\nII) y\nIII) z', 'II'],
    ['Roman characters', 'Ⅰ. x\nⅡ. y\nⅢ. z', 'Ⅱ'],
    ['numbers', '1) x\n2) y\n3) z', '2'],
    ['Cyrillic', 'а) x\nб) y\nв) z', 'б'],
    ['Cyrillic with a dash', 'А - x\nБ - y\nВ - z', 'Б'],
    ['Greek', 'α) x\nβ) y\nγ) z', 'β'],
    ['Greek with a dash', 'Α - x\nΒ - y\nΓ - z', 'Β'],
    ['Hebrew', 'א. x\nב. y\nג. z', 'ב'],
    ['Arabic', 'أ) x\nب) y\nج) z', 'ب'],
    ['Thai', 'ก. x\nข. y\nค. z', 'ข'],
    ['Thai with a dash', 'ก - x\nข - y\nค - z', 'ข'],
    ['Devanagari', '(क) x\n(ख) y\n(ग) z', 'ख'],
    ['Korean', '가. x\n나. y\n다. z', '나'],
    ['Japanese', 'ア．x\nイ．y\nウ．z', 'イ'],
    ['full width', 'Ａ．x\nＢ．y\nＣ．z', 'Ｂ'],
    ['circled numbers', '① x\n② y\n③ z', '②'],
    ['circled letters', 'Ⓐ x\nⒷ y\nⒸ z', 'Ⓑ'],
    ['letters in brackets of their own', '⒜ x\n⒝ y\n⒞ z', 'b'],
    ['numbers in brackets of their own', '⑴ x\n⑵ y\n⑶ z', '⑵'],
    ['circled Korean', '㉠ x\n㉡ y\n㉢ z', '㉡'],
    ['a label above them', 'Options:\nA. x\nB. y\nC. z', 'B'],
    ['a list behind a label', 'Choices: x; y; z', 'y'],
    ['a list with commas', '**Choix :** x, y, z', 'y'],
    ['all on one line', 'A. x  B. y  C. z', 'B'],
    ['columns', 'A. x  C. z\nB. y', 'B'],
    ['columns with tabs', 'A.\tx\tC.\tz\nB.\ty', 'B'],
    ['two on a line', 'A. x\tB. y\nC. z', 'B'],
    ['bullets', '- x\n- y\n- z', 'y'],
  ])('%s', (_, options, answer) => {
    expect(reading(`1. Which?\n${options}\nAnswer: ${answer}`)).toEqual({
      questions: [single('Which?', XYZ, 1)],
      skipped: 0,
    })
  })

  test.each([
    '1. Which?\nA. x, e.g. this\ne.g. that\nB. y',
    '1. Which?\nA. x\n1.5 litres\nB. y',
    '1. Which?\nA. x\nI think so\nB. y',
  ])('%j has no further label', (text) => {
    expect(readQuiz(text).questions).toMatchObject([{ options: [{}, 'y'] }])
  })

  test('an empty option, and a line of another question in one, are to be checked', () => {
    expect(readQuiz('1. Which?\nA.\nB. y\nAnswer: B').questions).toMatchObject([
      { options: ['', 'y'], problems: ['One option has no text.'] },
    ])
    expect(readQuiz('1. Which?\nA. x\nB. y\n- Question: Who?\nAnswer: A').questions).toMatchObject([
      {
        problems: ['“- Question: Who?” looks like a question, but was read as part of an option.'],
      },
    ])
  })
})

describe('marks of the correct option (PT2)', () => {
  test.each([
    ['a star before', 'A. x\n*B. y\nC. z'],
    ['a star after', 'A. x\nB. y*\nC. z'],
    ['a star among dashes', '- x\n* y\n- z'],
    ['a plus among dashes', '- x\n+ y\n- z'],
    ['a tick before', 'A. x\n✓ B. y\nC. z'],
    ['a tick after', 'A. x\nB. y ✅\nC. z'],
    ['ticks and crosses', 'A. x ❌\nB. y ✔\nC. z ❌'],
    ['boxes', '- [ ] x\n- [x] y\n- [ ] z'],
    ['boxes without blanks', '- [ ]x\n- [X]y\n- [ ]z'],
    ['numbered boxes', '1. [ ] x\n2. [x] y\n3. [ ] z'],
    ['round boxes', '( ) x\n(x) y\n( ) z'],
    ['squares', '☐ x\n☑ y\n☐ z'],
    ['squares on one line', '☐ x ☑ y ☐ z'],
    ['bold', 'A. x\nB. **y**\nC. z'],
    ['bold with its letter', 'A. x\n**B. y**\nC. z'],
    ['highlighted', 'A. x\nB. ==y==\nC. z'],
    ['highlighted with its letter', 'A. x\n==B. y==\nC. z'],
    ['highlighted letter', 'A. x\n==B.== y\nC. z'],
    ['highlighted after a wide mark', 'A、x\nB、==y==\nC、z'],
    ['highlighted bullet', '- x\n- ==y==\n- z'],
    ['an arrow', 'A. x\nB. y ← correct\nC. z'],
    ['a dash and a word', 'A. x\nB. y - correct\nC. z'],
    ...[
      'correct|correct answer|right answer|the correct answer', // English
      'richtig|richtige Antwort|korrekt',
      'correcte|bonne réponse|la bonne réponse|réponse correcte',
      'correcta|respuesta correcta|la respuesta correcta',
      'صحيح|الإجابة الصحيحة',
      'נכון|תשובה נכונה|התשובה הנכונה',
      'corretta|risposta corretta|correta|resposta certa|juiste antwoord|poprawna odpowiedź',
      'правильно|правильный ответ|вірно|doğru|đúng|rätt|oikein|helyes|正确|正解|정답|सही',
    ].flatMap((words) => words.split('|').map((word) => [word, `A. x\nB. y (${word})\nC. z`])),
  ])('%s', (_, options) => {
    expect(reading(`1. Which?\n${options}`)).toEqual({
      questions: [single('Which?', XYZ, 1)],
      skipped: 0,
    })
  })

  test.each([
    ['A. salt\nB. brine (a solution)', ['salt', 'brine (a solution)']],
    ['A. a == b\nB. a==b==c', ['a == b', 'a==b==c']],
    ['A. ==x==\nB. ==y==', ['x', 'y']],
  ])('%j marks none', (options, texts) => {
    expect(reading(`1. Which?\n${options}`).questions).toEqual([single('Which?', texts)])
  })
})

describe('answers (PT3)', () => {
  test.each([
    'Answer: B',
    'Answer - B',
    'Ans. B',
    '**Answer B**. It is so.',
    '**Answer: B**. It is so.',
    'Réponse B – C’est vrai.',
    'Réponse- B. C’est vrai.',
    '**Réponse 2**. C’est vrai.',
    'A: B',
    '^ y',
    'ANS: B  PTS: 1  DIF: L1  REF: 1-2',
    'ANS:\tB\tPTS:\t1',
  ])('%s', (answer) => {
    const { questions } = readQuiz(`1. Which?\nA. x\nB. y\nC. z\n\n${answer}`)
    expect(questions).toMatchObject([{ options: XYZ, key: [1], problems: [] }])
  })

  test('several, with a reason', () => {
    expect(readQuiz('1. Which?\nA. x\nB. y\nC. z\nAnswers A and C. So.').questions).toMatchObject([
      { ...several('Which?', XYZ, 0, 2), explanation: 'So.' },
    ])
  })

  test('above the options, unless it goes on in a list', () => {
    const [first, second] = readQuiz(
      '1. This is the one.\nAnswer: Oslo by the sea\nA. Rome\nB. Oslo by the sea\n2. How?\nSample answer: In two small steps\na) one\nb) two',
    ).questions
    expect(first).toMatchObject({ options: ['Rome', 'Oslo by the sea'], key: [1] })
    expect(second).toMatchObject({ kind: 'shortText', explanation: 'a) one\nb) two' })
  })

  test('a letter without options is to be checked', () => {
    expect(readQuiz('1. Name it.\nAnswer: B').questions).toMatchObject([
      { problems: ['Its answer is “B”, but no options were found. Check its text.'] },
    ])
  })
})

describe('true or false below its statement (PT8)', () => {
  test.each([
    ['1. It is red.\n\nFalse – it is blue.', 'it is blue.'],
    ['1. It is red.\n\n**False**\n', undefined],
    ['1. It is red.\nANS: F PTS: 1', undefined],
    ['1. It is red.\nAnswer: False. It is blue.', 'It is blue.'],
    ['1. It is red.\nAnswer: False, because it is blue.', 'because it is blue.'],
  ])('%j', (text, explanation) => {
    const [question] = readQuiz(text).questions
    expect(question).toMatchObject({ ...single('It is red.', ['True', 'False'], 1), problems: [] })
    expect(question?.explanation).toBe(explanation)
  })

  test.each(['1. Is it?\n\nYes – go on.\nNo – stop.', '1. Do you drive?\n\nYes, I hope.'])(
    '%j is an open question',
    (text) => {
      expect(readQuiz(text).questions).toMatchObject([{ kind: 'longText' }])
    },
  )
})

describe('how questions begin (PT4)', () => {
  const options = 'A. x\nB. y\nAnswer: B'
  test.each([
    `Q: Who?\n${options}\n\nQ: When?\n${options}`,
    `**Question:** Who?\n${options}\n\n**Question:** When?\n${options}`,
    `Frage: Who?\n${options}\nFrage: When?\n${options}`,
    `#Q Who?\n^ y\nA x\nB y\n\n#Q When?\n^ y\nA x\nB y`,
    `Question 1.1: Who?\n${options}\nQuestion 2.1: When?\n${options}`,
    `1.1. Who?\n${options}\n1.2. When?\n${options}`,
    `- Question 1: Who?\n  - Options: x, y\n  - Answer: y\n- Question 2: When?\n  - Options: x, y\n  - Answer: y`,
    `## Question 1:\n\n**Question:** Who?\n\n${options}\n\n## Question 2:\n\n**Question:** When?\n\n${options}`,
    '### Who? {#who}\n\n1. x\n2. y\n\nAnswer: 2\n\n### When?\n\n1. x\n2. y\n\nAnswer: 2',
    '# Who?\n- x\n+ y\n\n# When?\n- x\n+ y',
    `Question 1 of 9  – Who?\n${options}\nQuestion 2 of 9  – When?\n${options}`,
  ])('%j', (text) => {
    const { questions, skipped } = readQuiz(text)
    expect(skipped).toEqual([])
    expect(questions.map(brief)).toEqual([
      single('Who?', ['x', 'y'], 1),
      single('When?', ['x', 'y'], 1),
    ])
    expect(questions.flatMap(({ problems }) => problems)).toEqual([])
  })

  test('cards with an answer below each question', () => {
    expect(readQuiz('Q: 2 + 3?\nA: 5\n\nQ: Which town?\nA: Oslo').questions).toMatchObject([
      { kind: 'number', key: { value: 5 } },
      { kind: 'shortText', accepted: ['Oslo'] },
    ])
  })

  test('headings of parts and of notes are no questions', () => {
    const parts = '# Part A\n1. Who?\nA. x\nB. y\n# Part B\n2. When?\nA. x\nB. y'
    expect(readQuiz(parts).questions.map(({ prompt }) => prompt)).toEqual(['Who?', 'When?'])
    expect(readQuiz('# Apples\n- red\n- green\n# Pears\n- yellow\n- green').questions).toEqual([])
  })
})

test('a numbered list below ticked options is for staff, and no matching (PT8)', () => {
  const text = '#### Q1. Who?\n\n- [ ] x\n- [x] y\n\n1. [See](a)\n2. [Also](b)'
  expect(readQuiz(text).questions).toMatchObject([
    { ...single('Who?', ['x', 'y'], 1), explanation: '1. [See](a)\n2. [Also](b)', problems: [] },
  ])
})

test('a paragraph below a list of options is for staff', () => {
  expect(readQuiz('1. Who?\n- x\n- **y**\n\nThank you.').questions).toMatchObject([
    { ...single('Who?', ['x', 'y'], 1), explanation: 'Thank you.', problems: [] },
  ])
})

test('points and settings behind an answer are used or left out by name (PT5)', () => {
  const { questions, skipped } = readQuiz('1. Who?\na. x\nb. y\nANS: B  PTS: 2  DIF: L1  REF: 1-2')
  expect(questions).toMatchObject([{ ...single('Who?', ['x', 'y'], 1), points: 2 }])
  expect(skipped.map(({ text }) => text)).toEqual(['DIF: L1  REF: 1-2'])
})

test('a setting with a mark of its own is none of the text (PT5)', () => {
  const { questions, skipped } = readQuiz('1. Who?\n- Type: choice\n**Level:** easy\nA. x\nB. y')
  expect(questions.map(brief)).toEqual([single('Who?', ['x', 'y'])])
  expect(skipped.map(({ text }) => text)).toEqual(['- Type: choice\n**Level:** easy'])
})
