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
    ['Match them.{=a → b =c→d}', { kind: 'matrix', rows: ['a', 'c'], options: ['b', 'd'] }],
    ['What follows?{=a → b =c}', { kind: 'shortText', accepted: ['a → b', 'c'] }],
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
    ['Which?{~=a ~b ~ = c ~}', { kind: 'singleChoice', options: ['a', 'b', 'c'], key: [0, 2] }],
    ['Which?{~%33,333%a ~%33,333%b ~%−100%c}', { optionPoints: [0.33333, 0.33333, -1] }],
    ['Which?｛＝甲　～乙｝', { kind: 'singleChoice', options: ['甲', '乙'], key: [0] }],
    ['谁＝我？{=甲 ~乙}', { prompt: '谁＝我？', options: ['甲', '乙'] }],
    ['How much?{#3,14:0,01}', { key: { value: 3.14, tolerance: 0.01 } }],
    ['How much?{#３．５:٠.٥}', { key: { value: 3.5, tolerance: 0.5 } }],
    ['How much?{# =%100%−3:1 =%50%3:2}', { key: { value: -3, tolerance: 1 } }],
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

describe('GI5: pictures and files', () => {
  test.each([
    ['[markdown]See ![a map](@@PLUGINFILE@@/map.png){T}', ['1 picture not imported.']],
    ['[html]See <img src\\="a.png"> {~a#<img src\\="b.png"> =b}', ['2 pictures not imported.']],
    ['[html]Which? {~<img src\\="a.png" alt\\="A">#no =b}', ['1 picture not imported.']],
    ['[html]<a href\\="@@PLUGINFILE@@/a.pdf">Read it</a>{T}', ['1 file not imported.']],
  ])('%j', (text, notes) => {
    expect(only(text)?.notes).toEqual(notes)
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

  test('for a match', () => {
    expect(only('Match.{=Canada->Ottawa#Right! =Italy->Rome#Well done}')).toMatchObject({
      options: ['Ottawa', 'Rome'],
      explanation: '- Canada: Right!\n- Italy: Well done',
    })
  })

  test('GI2: a category ends the question above it, with or without a blank line', () => {
    const { questions, notes, skipped } = readGift(
      '$CATEGORY: days\nOne{T}\n$CATEGORY: $course$/top/nights\nTwo{T}\nThree{F}\n$CATEGORY: none',
    )
    expect(questions.map(({ prompt, tags }) => [prompt, tags])).toEqual([
      ['One', ['days']],
      ['Two', ['nights']],
      ['Three', ['nights']],
    ])
    expect(notes).toEqual(['Categories are kept as tags: days and nights.'])
    expect(skipped).toEqual([
      { line: 6, text: '$CATEGORY: none', why: 'It is a category without questions.' },
    ])
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
