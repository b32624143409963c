import { describe, expect, test } from 'vitest'

import { type PastedReading, readPasted } from '#src/builder/files/readers/readPasted.ts'

/** Rows with bars for the tabs that a spreadsheet copies. */
function copied(...rows: string[]): PastedReading {
  return readPasted(rows.join('\n').replaceAll('|', '\t'))
}

function keys({ questions }: PastedReading) {
  return questions.map((each) => ('options' in each ? each.key : null))
}

function problems({ questions }: PastedReading) {
  return questions.map((each) => each.problems)
}

describe('SH1: headings anywhere', () => {
  test('below a title and instructions, which are left out by name', () => {
    const reading = copied(
      '|Staff quiz||||',
      '|Fill in a row for each question.||||',
      '|||||',
      '|Question - at most one line|Answer 1 - short|Answer 2 – short|Right answer - a number|Points',
      '1|Which one cools?|Ice|Sun|1|2',
      '|Question - at most one line|Answer 1 - short|Answer 2 – short|Right answer - a number|Points',
      '2|Which one warms?|Ice|Sun|2|3',
      '3|||||',
    )
    expect(reading.table).toMatchObject({ hasHeader: true, headerLine: 4 })
    expect(reading.questions).toMatchObject([
      { line: 5, options: ['Ice', 'Sun'], key: [0], points: 2 },
      { line: 7, options: ['Ice', 'Sun'], key: [1], points: 3 },
    ])
    expect(reading.skipped.map(({ line, why }) => [line, why])).toEqual([
      [1, 'It comes before the names of the columns.'],
      [2, 'It comes before the names of the columns.'],
      [6, 'It repeats the names of the columns.'],
    ])
  })

  test.each([',', ';'])('in a file separated by %j, whose title is one cell', (separator) => {
    const text = ['Our quiz', '', 'Question|A|B|Answer', 'Which?|Tea|Mud|A', 'Who?|Ann|Bob|B']
    const reading = readPasted(text.join('\n').replaceAll('|', separator))
    expect(reading).toMatchObject({ format: 'cells', skipped: [{ line: 1, text: 'Our quiz' }] })
    expect(keys(reading)).toEqual([[0], [1]])
  })

  test('the user can say that there are none', () => {
    const text = 'Quiz\t\nQuestion\tAnswer\nWho?\tAnn'
    const chosen = { as: null, uses: ['question', 'answer'] as const, hasHeader: false }
    expect(readPasted(text, chosen).questions).toHaveLength(3)
  })
})

test('SH1: a heading of options may be merged over several columns', () => {
  const reading = copied(
    'Question|Options|||Correct answer|Note',
    '|A|B|C||',
    'Which floats?|Cork, of course|Iron|Lead|A|x',
  )
  expect(reading.questions).toMatchObject([
    { options: ['Cork, of course', 'Iron', 'Lead'], key: [0] },
  ])
  expect(reading.skipped).toMatchObject([{ line: 2, why: 'It has no question.' }])
  // A numbered one is not.
  expect(
    copied('Question|Option 1|Option 2||Answer', 'Which?|Cork|Iron|Check this|1').questions,
  ).toMatchObject([{ options: ['Cork', 'Iron'] }])
})

test('SH7: errors of formulas are named, and so is advice below the headings', () => {
  const reading = copied(
    'Question Text|Question Type|Option 1|Option 2|Correct Answer|Time in seconds',
    'Text of the question (required)|(default is Multiple Choice)|Text (required)|Text (optional)|Between 1 and 5|Seconds (optional)',
    'Which floats?|multiple|Cork|#REF!|1|20',
  )
  expect(reading.questions).toMatchObject([
    { kind: 'multipleChoice', key: [0], problems: ['A formula of its row results in #REF!.'] },
  ])
  expect(reading.skipped).toMatchObject([{ line: 2, why: 'It explains the columns.' }])
})

describe('SH2: nothing is left out without a word', () => {
  test('columns that are not used are named', () => {
    const { notes } = copied(
      'Nr|Question|A|B|Answer|Time limit (sec) – 5 or 10|Level|Slug',
      '1|Which?|Tea|Mud|A|20|easy|',
      '2|Who?|Ann|Bob|B|20||',
    )
    expect(notes).toEqual(['Not used: columns Time limit (sec) and Level.'])
  })

  test('numbers that count up by chance are named behind the question, or used', () => {
    const { notes, questions } = copied(
      'Domanda|A|B|Risposta esatta|Punteggio|Peso\nQuale?|x|y|1|1|2\nChi?|x|y|2|2|3',
    )
    expect(notes).toEqual(['Not used: column Peso.'])
    expect(questions).toMatchObject([{ points: 1 }, { points: 2 }])
  })

  test('cells beyond the headings are a problem of their row', () => {
    const reading = readPasted(
      'Question,A,B,Answer\nWhich, then?,Tea,Mud,A\nWho?,Ann,Bob,B\nWhy?,x,y,A\nHow?,x,y,A\nWhen?,x,y,B',
    )
    expect(
      problems(reading).map((each) => each.some((text) => text.includes('more cells'))),
    ).toEqual([true, false, false, false, false])
  })

  test('more columns than are read', () => {
    const wide = `Question\tAnswer${'\tNote'.repeat(70)}\nWho?\tAnn${'\tx'.repeat(70)}`
    expect(readPasted(wide).notes.at(-1)).toBe('Only the first 60 columns are read.')
  })
})

test('SH3: several columns of answers, explanations and tags are joined', () => {
  const { questions } = copied(
    'Question|A|B|C|Correct answer|Correct answers|Feedback|Comment|Points|Score',
    'Which?|Tea|Mud|Milk|A|C|So.|Indeed.|2|9',
  )
  expect(questions).toMatchObject([
    { kind: 'multipleChoice', key: [0, 2], explanation: 'So.\n\nIndeed.', points: 2 },
  ])
})

describe('SH4: one meaning of the right answers', () => {
  const head = 'Question|Option 1|Option 2|Option 3|Answer'
  const unknown = (answer: string) => [`The answer “${answer}” is not one of the options.`]
  const unclear = (answer: string) => [
    `The answer “${answer}” is the text of one option and the position of another.`,
  ]

  test.each<[string, string[], (number[] | null)[], string[][]]>([
    ['positions, where one is a text too', ['2|3|1|2', '5|6|7|1'], [[1], [0]], [[], []]],
    ['texts, where one is a position too', ['1|2|3|3', '5|6|7|6'], [[2], [1]], [[], []]],
    [
      'texts, with a letter among them',
      ['x|y|z|y', 'p|q|r|q', 'p|q|r|B'],
      [[1], [1], []],
      [[], [], unknown('B')],
    ],
    [
      'letters, with a position among them',
      ['x|y|z|B', 'p|q|r|C', 'p|q|r|2'],
      [[1], [2], []],
      [[], [], unknown('2')],
    ],
    ['letters, of which some are texts too', ['B|A|C|B', 'x|y|z|A'], [[1], [0]], [[], []]],
    ['positions from 0', ['x|y|z|0', 'p|q|r|2', 'p|q|r|1'], [[0], [2], [1]], [[], [], []]],
    ['two meanings that fit all', ['2|3|1|2', '4|5|1|1'], [[], []], [unclear('2'), unclear('1')]],
    ['two meanings that agree', ['1|2|3|2', '1|2|3|3'], [[1], [2]], [[], []]],
    [
      'several positions',
      ['x|y|z|1,3', 'p|q|r|2 and 3'],
      [
        [0, 2],
        [1, 2],
      ],
      [[], []],
    ],
    [
      'several letters',
      ['x|y|z|AC', 'p|q|r|B; C'],
      [
        [0, 2],
        [1, 2],
      ],
      [[], []],
    ],
    ['with the text', ['x|y|z|B: y', 'p|q|r|A) p'], [[1], [0]], [[], []]],
    ['by heading', ['x|y|z|Option 2', 'p|q|r|Option 3'], [[1], [2]], [[], []]],
    ['a position that is not there', ['x|y||3', 'p|q|r|3'], [[], [2]], [unknown('3'), []]],
  ])('%s', (_, rows, key, problem) => {
    const reading = copied(head, ...rows.map((row, at) => `Which ${at}?|${row}`))
    expect(keys(reading)).toEqual(key)
    expect(problems(reading)).toEqual(problem)
  })

  test.each(['Correct option #', 'Correct answer (number)', 'correct_index'])(
    'the heading “%s” decides where the rows do not',
    (heading) => {
      expect(keys(copied(head.replace('Answer', heading), 'Which?|2|3|1|2'))).toEqual([[1]])
    },
  )

  test('letters in the cells themselves name their own cell', () => {
    const reading = copied(
      'Question|Options|Answer',
      'Which?|B. Tea; A. Mud|A',
      'Who?|Ann; Bob|Bob',
    )
    expect(keys(reading)).toEqual([[1], [1]])
  })
})

test('SH5: what can’t be used is kept for staff or named', () => {
  const { questions } = copied(
    'Question|Type|A|B|Answer',
    'Which?||Tea|Mud|Coal',
    'Who?|Essay|Ann|Bob|',
    'What symbol?|Fill-in-the-Blank|Au|au|',
  )
  expect(questions).toMatchObject([
    { key: [], explanation: 'Answer: Coal' },
    { notes: ['Its options are left out, because this kind has none: Ann · Bob'] },
    { kind: 'shortText', accepted: ['Au', 'au'], notes: [] },
  ])
})

test('SH6: marks in options are the key, and are not shown', () => {
  const { questions } = copied(
    'Question|A|B|Answer',
    'Which?|Tea ✓|Mud|',
    'Who?|Ann|Bob (correct)|',
    'What?|x *|y|B',
    'All?|x ✓|y ✓|A',
  )
  expect(questions).toMatchObject([
    { options: ['Tea', 'Mud'], key: [0], problems: [] },
    { options: ['Ann', 'Bob'], key: [1], problems: [] },
    { options: ['x', 'y'], key: [1], problems: [expect.stringContaining('Two different')] },
    { key: [0], problems: [] },
  ])
})

describe('SH7: sheets of quiz tools', () => {
  test('Kahoot', () => {
    const reading = copied(
      '|Question - max 90|Answer 1 - max 50|Answer 2 - max 50|Time limit (sec) – 5, 10, 20, 30, 60, 90|Correct answer(s) - choose at least one',
      '1|Which one is larger?|1|2|20|2',
      '2|Which are even?|2|4|20|1,2',
    )
    expect(keys(reading)).toEqual([[1], [0, 1]])
    expect(reading.notes).toEqual(['Not used: column Time limit (sec).'])
  })

  test('Wayground', () => {
    const reading = readPasted(
      'Question Text,Question Type,Option 1,Option 2,Correct Answer,Time in seconds,Image Link,Answer explanation\r\nHow many?,Multiple Choice,2,1,2,30,,Count.\r\nSay it.,Open-Ended,,,,60,,',
    )
    expect(reading.questions).toMatchObject([
      { kind: 'singleChoice', key: [1], explanation: 'Count.' },
      { kind: 'longText' },
    ])
  })

  test('Sensei', () => {
    const reading = readPasted(
      'ID,Question,Slug,Description,Status,Type,Grade,Random Answer Order,Answer\n7,Which floats?,,Think.,,multiple-choice,4,yes,"Wrong:Iron, cast,Right:Cork"\n8,Which sinks?,,,,,1,,Wrong:Cork',
    )
    expect(reading.questions).toMatchObject([
      { code: '7', help: 'Think.', points: 4, options: ['Iron, cast', 'Cork'], key: [1] },
      { options: ['Cork'], key: [], problems: [expect.any(String), 'No correct answer found.'] },
    ])
  })

  test('Blackboard', () => {
    const reading = copied(
      'MC|Which floats?|Cork|correct|Iron|incorrect|Lead|',
      'MA|Which sink?|Iron|Correct|Lead|correct|Cork|Incorrect',
      'TF|Ice is cold.|false',
      'FIB|A week has ____ days.|7|seven',
      'NUM|How much?|4.5|0.5',
      'ESS|Describe a day.|Busy',
      'MAT|Match.|ls|lists|cd|moves|mv|moves',
      'ORD|Sort.|a|b',
      'FIL|',
    )
    expect(reading).toMatchObject({ format: 'blackboard' })
    expect(reading.questions).toMatchObject([
      { key: [0], problems: ['Nothing says whether “Lead” is correct.'] },
      { kind: 'multipleChoice', key: [0, 1] },
      { options: ['True', 'False'], key: [1] },
      { kind: 'shortText', accepted: ['7', 'seven'] },
      { kind: 'number', key: { value: 4.5, tolerance: 0.5 } },
      { kind: 'longText', explanation: 'Answer: Busy' },
      { kind: 'matrix', rows: ['ls', 'cd', 'mv'], options: ['lists', 'moves'], key: [0, 1, 1] },
    ])
    expect(reading.skipped).toMatchObject([
      { line: 8, why: 'Questions of the kind “ORD” can’t be imported.' },
      { line: 9, why: 'It has no question.' },
    ])
  })
})
