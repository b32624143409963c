import { describe, expect, test } from 'vitest'

import { readGift } from '#src/builder/files/gift/readGift.ts'

/** The only question of a text. */
function only(text: string) {
  const { questions, skipped } = readGift(text)
  expect(skipped).toEqual([])
  expect(questions).toHaveLength(1)
  return questions[0]
}

describe('kinds', () => {
  test.each([
    [
      'Who guards the gate?{~The cook ~The smith =nobody}',
      { kind: 'singleChoice', options: ['The cook', 'The smith', 'nobody'], key: [2] },
    ],
    ['The gate is open.{FALSE}', { kind: 'singleChoice', options: ['True', 'False'], key: [1] }],
    ['The gate is shut.{T}', { kind: 'singleChoice', options: ['True', 'False'], key: [0] }],
    [
      'Who guards the gate?{=nobody =no one}',
      { kind: 'shortText', accepted: ['nobody', 'no one'] },
    ],
    ['Write the word for 1.{One}', { kind: 'shortText', accepted: ['One'] }],
    ['When was it built?{#1822:5}', { kind: 'number', key: { value: 1822, tolerance: 5 } }],
    ['How far?{#2.141..2.142}', { kind: 'number', key: { value: 2.1415, tolerance: 0.0005 } }],
    ['Minus one?{#-1}', { kind: 'number', key: { value: -1, tolerance: 0 } }],
    [
      'Match them.{=Canada->Ottawa =Italy->Rome =Japan->Tokyo =->Cairo}',
      {
        kind: 'matrix',
        rows: ['Canada', 'Italy', 'Japan'],
        options: ['Cairo', 'Ottawa', 'Rome', 'Tokyo'],
        key: [1, 2, 3],
      },
    ],
    ['Write about it.{}', { kind: 'longText' }],
    ['You may use a pencil.', { kind: 'statement', prompt: 'You may use a pencil.' }],
    [
      'Which two?{~%50%a ~%50%b ~c ~%-50%d}',
      { kind: 'multipleChoice', options: ['a', 'b', 'c', 'd'], optionPoints: [0.5, 0.5, 0, -0.5] },
    ],
    [
      'Which three?{~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-100%d}',
      { kind: 'multipleChoice', optionPoints: [1, 1, 1, -3] },
    ],
    ['How good?{~none ~%50%half =all}', { kind: 'singleChoice', optionPoints: [0, 0.5, 1] }],
    ['Any?{~a =b =c}', { kind: 'singleChoice', key: [1, 2] }],
  ])('%s', (text, question) => {
    expect(only(text)).toMatchObject(question)
  })
})

describe('texts', () => {
  test.each([
    ['The gate is {~open =shut} at night.', 'The gate is _____ at night.'],
    ['The gate is {=shut}.', 'The gate is _____.'],
    ['{=Asia} is the largest.', '_____ is the largest.'],
    ['What is it?{#3}.', 'What is it?'],
    ['Which is \\{ or \\}\\: a\\=b \\~ \\#?{T}', 'Which is { or }: a=b ~ #?'],
    ['A \\\\ b \\x{}', 'A \\ b \\x'],
    ['One\\nTwo{}', 'One  \nTwo'],
    ['goes on\nhere{}', 'goes on here'],
    ['[plain]*so* 1 < 2{}', '\\*so\\* 1 \\< 2'],
    ['[markdown]*so*\n\\n- a{}', '*so*\n\n- a'],
    ['[html]<p>Is it <b>so</b>?</p>{T}', 'Is it **so**?'],
    ['Is it <b>so</b>?{T}', 'Is it **so**?'],
    ['[html]<pre>\na() \\{\n\\}\n</pre>{}', '```\na() {\n}\n```'],
  ])('%j', (text, prompt) => {
    expect(only(text)?.prompt).toBe(prompt)
  })

  test('answers have the question’s format unless they name their own', () => {
    expect(only('[html]Which?{~<i>a</i> =[plain]<i>b</i>}')).toMatchObject({
      options: ['*a*', '<i>b</i>'],
    })
  })

  test('labels are literal', () => {
    expect(only('Which?{=+ ~> 3 ~2. Paris ~\\#}')).toMatchObject({
      options: ['+', '> 3', '2. Paris', '#'],
    })
  })
})

describe('additional information', () => {
  test('feedback goes into the explanation, general feedback first', () => {
    const { questions, notes } = readGift(
      'Which?{=yes#Right, good! ~no#Not so\nquite\n####Think\\: twice}',
    )
    expect(questions[0]?.explanation).toBe(
      'Think: twice\n\n- yes: Right, good!\n- no: Not so quite',
    )
    expect(notes).toEqual(['Feedback is kept in the explanations for staff.'])
  })

  test('for true and false, the first feedback is for wrong answers', () => {
    expect(only('It is.{TRUE#No. #Yes.}')?.explanation).toBe('- True: Yes.\n- False: No.')
  })

  test('feedback for any other number', () => {
    expect(only('How many?{#=3:2 ~#Wrong}')?.explanation).toBe('- Any other answer: Wrong')
  })

  test('names, tags and categories', () => {
    const { questions, notes } = readGift(
      '$CATEGORY: $course$/top/Gates\n\n// [id:42] [tag:old] [tag:new\\]]\n::Gate one::Open?{T}\n\n::Gate two::Shut?{T}',
    )
    expect(questions).toMatchObject([
      { code: '42', tags: ['Gates', 'old', 'new]'], notes: ['Its title is left out: Gate one'] },
      { code: 'Gate two', tags: ['Gates'], notes: [] },
    ])
    expect(notes).toEqual(['The category is kept as a tag: Gates.'])
  })

  test('what can’t be imported is reported for its question', () => {
    const { questions } = readGift(
      [
        'Where?{=Nazareth =%75%Nazereth =*gate*}',
        'When?{#=1822:0 =%50%1822:2 =1900}',
        '[html]See <img src="a.png">{}',
        'Match.{=a->b =c->d}',
      ].join('\n\n'),
    )
    expect(questions.map(({ notes }) => notes)).toEqual([
      [
        '“Nazereth” for 75% of the points is left out: a short text has no partial points.',
        '“*gate*” is left out: an asterisk can’t stand for any text here.',
      ],
      [
        '1822 ± 2 for 50% of the points is left out: a number has no partial points.',
        '1900 is left out: a number has one correct value or range.',
      ],
      ['1 picture not imported.'],
      ['Matching becomes a matrix: a row for each item, and the matches as columns.'],
    ])
  })
})

describe('what separates questions', () => {
  test('blank lines, but not comments', () => {
    const { questions } = readGift(
      '// one\n\nFirst{T}\n// in between\n\n\n// [tag:x]\n  // two\nSecond{\n//within\n=a ~b}\n',
    )
    expect(questions).toMatchObject([
      { line: 3, prompt: 'First' },
      { line: 9, prompt: 'Second', options: ['a', 'b'], tags: ['x'] },
    ])
  })

  test('a blank line among the answers is accepted, and so is a missing one between questions', () => {
    const { questions, skipped } = readGift('One{=a\n\n~b}\nTwo{T}\nThree{F}')
    expect(skipped).toEqual([])
    expect(questions.map(({ line, prompt }) => [line, prompt])).toEqual([
      [1, 'One'],
      [4, 'Two'],
      [5, 'Three'],
    ])
  })

  test.each([
    ['Open {=a ~b', 'Its answers have no } at the end, or no { at the beginning.'],
    ['Two {=a} in one {=b}', 'It has answers in two places; a question can have them in only one.'],
    ['Match {=a->b =c}', 'It has an item without an arrow (->) and a match.'],
    ['How many {#}', 'It has no number after the #.'],
    ['{T}', 'It has answers, but no question.'],
    [
      'Q {{{{ ~a =b }}}}',
      'It has { inside its answers. Write \\{ and \\} for braces that are part of a text.',
    ],
    [
      'Which {=x{1} ~b}',
      'It has { inside its answers. Write \\{ and \\} for braces that are part of a text.',
    ],
    ['Which {~a =b}}', 'It has one } too many. Write \\} for one that is part of a text.'],
  ])('%j is skipped with the reason', (text, why) => {
    expect(readGift(`Before{T}\n\n${text}\n\nAfter{T}`)).toMatchObject({
      questions: [{ prompt: 'Before' }, { prompt: 'After' }],
      skipped: [{ line: 3, text, why }],
    })
  })

  test.each([
    ['Which?{~a ~b}', 'No correct answer found.'],
    ['Which?{~a =a}', 'Two options read the same.'],
    ['How many?{#many}', '“many” is not a number.'],
  ])('%j is to be checked', (text, problem) => {
    expect(only(text)?.problems).toContain(problem)
  })
})
