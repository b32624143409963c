import { describe, expect, test } from 'vitest'

import {
  AS_IT_LOOKS,
  type PastedReading,
  readPasted,
} from '#src/builder/files/readers/readPasted.ts'

/** Rows with bars for the tabs that a spreadsheet copies. */
function copied(text: string): PastedReading {
  return readPasted(text.replaceAll('|', '\t'))
}

function uses({ table }: PastedReading) {
  return table?.columns.map(({ use }) => use)
}

describe('columns', () => {
  test('with names', () => {
    const reading = copied(
      'Nr|Question|A|B|C|Correct answer|Points|Topic|Comment|Time\n1|Which?|x|y|z|B|2|SQL|So.|30',
    )
    expect(reading).toMatchObject({ format: 'cells', table: { hasHeader: true } })
    expect(uses(reading)).toEqual([
      'none',
      'question',
      'option',
      'option',
      'option',
      'answer',
      'points',
      'tags',
      'explanation',
      'none',
    ])
    expect(reading.questions).toMatchObject([
      { kind: 'singleChoice', key: [1], points: 2, tags: ['SQL'], explanation: 'So.' },
    ])
  })

  test('without names, by their contents', () => {
    const reading = copied('1|Which?|x|y|z|B\n2|Who?|Ann|Bob|Cy|C\n3|Where?|here|there|no|B')
    expect(reading.table?.columns.map(({ name }) => name)).toEqual(
      [...'ABCDEF'].map((letter) => `Column ${letter}`),
    )
    expect(uses(reading)).toEqual(['none', 'question', 'option', 'option', 'option', 'answer'])
    expect(reading.questions.map((each) => 'key' in each && each.key)).toEqual([[1], [2], [1]])
  })

  test('in other languages', () => {
    expect(uses(copied('Frage|Antwort A|Antwort B|Richtige Antwort\nWelche?|x|y|A'))).toEqual([
      'question',
      'option',
      'option',
      'answer',
    ])
    expect(uses(copied('Pregunta|Opción 1|Opción 2|Respuesta correcta\n¿Cuál?|x|y|1'))).toEqual([
      'question',
      'option',
      'option',
      'answer',
    ])
    expect(uses(copied('Вопрос|Вариант 1|Вариант 2|Ответ\nКто?|x|y|2'))).toEqual([
      'question',
      'option',
      'option',
      'answer',
    ])
  })

  test('the user’s choice counts', () => {
    const text = 'Skill\tTask\tHint\nSQL\tExplain a join\tThink of rows'
    expect(readPasted(text)).toMatchObject({ format: 'cells', questions: [] })
    const chosen = { ...AS_IT_LOOKS, uses: ['tags', 'question', 'help'] as const, hasHeader: true }
    expect(readPasted(text, chosen).questions).toMatchObject([
      { prompt: 'Explain a join', help: 'Think of rows', tags: ['SQL'] },
    ])
  })
})

describe('what counts as cells', () => {
  test.each([
    'Question,Option 1,Option 2,Answer\n"Which, then?",a,b,b',
    'Question;Option 1;Option 2;Answer\nWhich?;a;b;b',
    'Which one?,a,b,c,B\nWho then?,d,e,f,A',
    'Name\tLevel\nAnn\t3',
  ])('%j', (text) => {
    expect(readPasted(text).format).toBe('cells')
  })

  test.each([
    'Dear all, this is it, yes.\nThis, too, is it.',
    '1.\tWhich?\na)\tRed\nb)\tBlue',
    '1. Which, if any?\na) Red, blue\nb) Pink, or so',
    'One line, only, here',
    'Which?; Who?\nThis; that',
  ])('%j is not', (text) => {
    expect(readPasted(text).format).toBe('quiz')
  })

  test('unless the user says so', () => {
    const chosen = { ...AS_IT_LOOKS, as: 'cells' } as const
    expect(readPasted('Who is it?,Ann', chosen)).toMatchObject({
      format: 'cells',
      questions: [{ kind: 'shortText', accepted: ['Ann'] }],
    })
  })
})

describe('the correct answer', () => {
  test.each([
    ['B', [1]],
    ['b)', [1]],
    ['2', [1]],
    ['Blue', [1]],
    ['blue', [1]],
    ['B: Blue', [1]],
    ['A, C', [0, 2]],
    ['A and C', [0, 2]],
    ['1;3', [0, 2]],
    ['Red; Pink', [0, 2]],
    ['Option 2', [1]],
  ])('%s', (answer, key) => {
    const { questions } = copied(
      `Question|Option 1|Option 2|Option 3|Answer\nWhich?|Red|Blue|Pink|${answer}`,
    )
    expect(questions).toMatchObject([{ problems: [], key }])
  })

  test('an empty column in between is counted, but is no option', () => {
    const { questions } = copied('Question|A|B|C|Answer\nWhich?|Red||Pink|C')
    expect(questions).toMatchObject([{ options: ['Red', 'Pink'], key: [1] }])
  })

  test.each([
    ['f', 'The answer “f” is not one of the options.'],
    ['', 'No correct answer found.'],
  ])('%j is to be checked', (answer, problem) => {
    const { questions } = copied(`Question|A|B|Answer|Points\nWhich?|Red|Blue|${answer}|1`)
    expect(questions).toMatchObject([{ key: [], problems: [problem] }])
  })

  test('beside incorrect ones it is an option itself, and not always the first', () => {
    const reading = copied('Question|Correct answer|Wrong 1|Wrong 2\nWhich?|Red|Blue|Pink')
    expect(reading.questions).toMatchObject([
      { options: ['Red', 'Blue', 'Pink'], key: [0], shuffle: true, problems: [] },
    ])
  })

  test('marked beside its option, if each has a row', () => {
    const reading = copied(
      'Question|Option|Correct\nWhich?|Red|\n|Blue|x\n|Pink|x\nWho?|Ann|yes\n|Bob|',
    )
    expect(reading.questions).toMatchObject([
      { line: 2, kind: 'multipleChoice', options: ['Red', 'Blue', 'Pink'], key: [1, 2] },
      { line: 5, kind: 'singleChoice', options: ['Ann', 'Bob'], key: [0] },
    ])
  })
})

describe('kinds', () => {
  test.each([
    ['Multiple choice', 'a; b; c', 'b', { kind: 'singleChoice', key: [1] }],
    ['Checkbox', 'a; b; c', 'b', { kind: 'multipleChoice', key: [1] }],
    ['True/False', '', 'FALSE', { kind: 'singleChoice', options: ['True', 'False'], key: [1] }],
    ['', '', 'true', { kind: 'singleChoice', options: ['True', 'False'], key: [0] }],
    ['Number', '', '2,5', { kind: 'number', key: { value: 2.5, tolerance: 0 } }],
    ['', '', '1822', { kind: 'number', key: { value: 1822, tolerance: 0 } }],
    ['Short answer', '', 'one; two', { kind: 'shortText', accepted: ['one', 'two'] }],
    ['Essay', '', 'Because', { kind: 'longText', explanation: 'Answer: Because' }],
    ['Date', '', '2027-01-31', { kind: 'date', key: '2027-01-31' }],
    ['Rating', '', '4', { kind: 'rating', key: 4 }],
    ['Statement', '', '', { kind: 'statement' }],
    [
      'Slider',
      '',
      '',
      { kind: 'longText', problems: ['“Slider” is not a kind of question here.'] },
    ],
    [
      'Number',
      '',
      '1,500',
      {
        key: null,
        problems: ['In the answer “1,500”, the comma may separate thousands or decimals.'],
      },
    ],
    ['', '', '1,500', { kind: 'number', key: null }],
    ['Date', '', 'soon', { problems: ['The answer “soon” is not a date like 2027-01-31.'] }],
  ])('%s, %s, %s', (kind, options, answer, question) => {
    const { questions } = copied(
      `Question|Type|Options|Answer\nIt is so.|${kind}|${options}|${answer}`,
    )
    expect(questions).toMatchObject([question])
  })
})

test('cells render as they read; Markdown stays Markdown', () => {
  const { questions } = readPasted(
    'Question\tA\tB\tAnswer\n"1. Is 2*3*4 <b>\n\neven?"\t# one\t`two`\tA\nWhat is `x`?\tb) three\t**four**\tB',
  )
  expect(questions).toMatchObject([
    { prompt: 'Is 2\\*3\\*4 \\<b>\n\neven?', options: ['# one', '`two`'] },
    { prompt: 'What is `x`?', options: ['three', '**four**'] },
  ])
})

test('rows without a question are reported', () => {
  const reading = copied('Question|A|B|Answer\n|Red|Blue|A\nWho?|x|y|B')
  expect(reading).toMatchObject({
    questions: [{ line: 3 }],
    skipped: [{ line: 2, text: 'Red · Blue · A', why: 'It has no question.' }],
  })
})
