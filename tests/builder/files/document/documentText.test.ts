import { describe, expect, test } from 'vitest'

import type { Block } from '#src/builder/files/document/blocks.ts'
import { documentText } from '#src/builder/files/document/documentText.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { code, h, item, p, picture, table } from './richBlocks.ts'

/** The questions that are found in the text of a document: "prompt [*option, option]". */
function questions(blocks: readonly Block[]): string[] {
  return readPasted(documentText(blocks)).questions.map((question) => {
    const { prompt } = question
    if (!('options' in question)) return prompt
    const options = question.options.map(
      (text, at) => (question.key.includes(at) ? '*' : '') + text,
    )
    return `${prompt} [${options.join(', ')}]`
  })
}

test('DX1: a document in GIFT has no marks of Markdown', () => {
  const lines = ['::Star::Which is *it*?{', '=a_b', '~**c**', '}', '', 'And <b>so</b>?{T}']
  const blocks = lines.map((line) => p(line))
  expect(documentText(blocks, looksLikeGift)).toBe(
    '::Star::Which is *it*?{\n=a_b\n~c\n}\n\nAnd <b>so</b>?{T}',
  )
})

describe('DX1: as one would have typed it', () => {
  test.each<[string, Block[], string]>([
    ['lines and blank lines', [p('One'), p(''), p('Two\nlines')], 'One\n\nTwo\nlines'],
    ['headings', [h('Part'), p('x'), h('Which?', 9)], '# Part\n\nx\n\n###### Which?'],
    ['tabs and blanks', [p('  Red\t\tor  Blue ')], 'Red    or  Blue'],
    ['options side by side', [p('a)\tRed\tb)  Blue')], 'a) Red\nb) Blue'],
    [
      'options in columns of the page',
      [p('a) 1'), p('c) 3'), p('b) 2\n  more'), p('d) 4'), p('b) x'), p('d) y')],
      'a) 1\nc) 3\nb) 2\n   more\nd) 4\nb) x\nd) y',
    ],
    [
      'and in order',
      [p('a) 1'), p('c) 3'), p('b) 2\nmore'), p('d) 4')],
      'a) 1\nb) 2\n   more\nc) 3\nd) 4',
    ],
    [
      'text below an option is apart',
      [p('a) Red'), p('b) Blue'), p('A note.')],
      'a) Red\nb) Blue\n\nA note.',
    ],
    [
      'paragraphs of a numbered question are apart',
      [item('1.', 'Read.'), p('The sky.'), p('What?'), item('a)', 'x')],
      '1. Read.\n\nThe sky.\n\nWhat?\na) x',
    ],
    ['the next question is apart', [p('1. x'), p('a) y'), p('2. z')], '1. x\na) y\n\n2. z'],
    ['lines below an option are part of it', [item('a)', 'Red\nor pink')], 'a) Red\n   or pink'],
    ['options below a line break', [item('1.', 'Which?\na) x\nb) y')], '1. Which?\na) x\nb) y'],
    ['styles', [p('a **b** //c// **d:**e ``f``')], 'a **b** *c* **d**:e `f`'],
    ['nothing', [], ''],
  ])('%s', (_, blocks, text) => {
    expect(documentText(blocks)).toBe(text)
  })
})

describe('DX2: lists', () => {
  test.each<[string, Block, string]>([
    ['a number', item('1)', 'x'), '1) x'],
    ['a bare number', item('1', 'x'), '1. x'],
    ['a bare letter', item('B', 'x'), 'B. x'],
    ['in square brackets', item('[b]', 'x'), '(b) x'],
    ['a word', item('Question 4:', 'x'), 'Question 4: x'],
    ['the last part of several', item('2.1.b)', 'x'), 'b) x'],
    ['a bullet', item('•', 'x'), '- x'],
    ['a bullet like a letter', item('o', 'x'), '- x'],
    ['a box', item('☐', 'x'), '☐ x'],
    ['another script', item('ב.', 'x'), 'ב. x'],
    ['no label', item('', 'x'), 'x'],
  ])('%s', (_, block, text) => {
    expect(documentText([block])).toBe(text)
  })

  test('an inner list is indented, and one inside of it is no list of options', () => {
    const blocks = [
      item('1.', 'Which?'),
      item('a.', 'Red', 1),
      item('i.', 'dark', 2),
      item('b.', 'Blue', 1),
      item('•', 'On a level of its own', 5),
    ]
    expect(documentText(blocks)).toBe(
      '1. Which?\n   a. Red\n        i. dark\n   b. Blue\n        - On a level of its own',
    )
    expect(questions(blocks)).toEqual(['Which? [Red\ni. dark, Blue\n- On a level of its own]'])
  })

  test('numbers inside a numbered question are its options', () => {
    expect(
      questions([
        item('1.', 'Which?'),
        item('1.', 'Red', 1),
        item('2.', 'Blue', 1),
        item('2.', 'Who?'),
        item('1.', 'Ann', 1),
        item('2.', '==Bo==', 1),
      ]),
    ).toEqual(['Which? [Red, Blue]', 'Who? [Ann, *Bo]'])
  })
})

describe('DX3: what looks other than its neighbors is correct', () => {
  const asked = (...options: Block[]) => questions([item('1.', 'Which one?'), ...options])

  test.each<[string, string[]]>([
    ['marked', asked(item('a)', 'x', 1), item('b)', '==y==', 1))],
    ['marked but for its end', asked(item('a)', 'x', 1), item('b)', '==y==.', 1))],
    ['bold', asked(item('•', 'x'), item('•', '**y**'))],
    ['bold, typed with its letter', asked(p('a) x'), p('**b) y**'))],
    ['bold only in its letter', asked(p('a) x'), p('**b)** y'))],
    ['marked beside bold', asked(item('•', '**x**'), item('•', '==y=='))],
    ['marked, without labels', asked(p('x'), p('==y=='))],
    ['marked, in numbers', asked(item('1.', 'x', 1), item('2.', '==y==', 1))],
    ['marked, though it asks', asked(item('a)', 'x', 1), item('b)', '==y?==', 1))],
    ['marked, side by side', asked(p('a) x    ==b) y=='))],
    ['bold, side by side below its question', questions([p('Which one?\na) x\t**b)** y')])],
    ['ticked', asked(item('☐', 'x'), item('☒', 'y'))],
    ['typed after it', asked(item('a)', 'x', 1), item('b)', 'y*', 1))],
    ['typed before it', asked(p('a) x'), p('*b) y'))],
  ])('%s', (_, [question = '']) => {
    expect(question.replace(/[.*?](?=\])|\*\*/g, '')).toBe('Which one? [x, *y]')
  })

  test.each<[string, Block[], string]>([
    ['all', [p('Which?'), item('a)', '==x=='), item('b)', '==y==')], 'Which?\na) x\nb) y'],
    ['all, by their bullet', [p('Which?'), item('✓', 'x'), item('✓', 'y')], 'Which?\n- x\n- y'],
    ['questions', [item('1.', '**Why?**'), item('2.', '==Explain.==')], '1. Why?\n2. Explain.'],
    [
      'questions in a list',
      [p('Why?'), item('•', 'How?'), item('•', '==Why?==')],
      'Why?\n- How?\n- Why?',
    ],
    ['headings', [h('**Part**')], '# Part'],
    ['headings in italics', [h('//Part//')], '# Part'],
    ['a word in a text', [p('Which is ==not== **old**?')], 'Which is not **old**?'],
  ])('but not %s', (_, blocks, text) => {
    expect(documentText(blocks)).toBe(text)
  })

  test('an option in italics is not taken for one with a star', () => {
    expect(asked(p('//a) x//'), p('b) y'))).toEqual(['Which one? [*x*, y]'])
  })
})

describe('DX4: code', () => {
  test.each<[string, Block[], string]>([
    ['in a text', [p('What is ``a`b`` or ``*x*``?')], 'What is ``a`b`` or `*x*`?'],
    [
      'paragraphs',
      [p('x'), p('``if a:``'), p(''), p('``  b``'), p(''), p('y')],
      'x\n```\nif a:\n\n  b\n```\n\ny',
    ],
    ['a block with a fence', [code('```\nx')], '````\n```\nx\n````'],
    ['options', [p('Which?'), p('``a) x``'), p('``b) y``')], 'Which?\na) `x`\nb) `y`'],
    ['not a whole document', [p('``What is it?``'), p('``a) x``')], 'What is it?\na) x'],
  ])('%s', (_, blocks, text) => {
    expect(documentText(blocks)).toBe(text)
  })

  test('belongs to its question or option', () => {
    expect(
      questions([
        item('1.', 'What does it print?'),
        code('print(1)'),
        item('a)', '1', 1),
        item('b)', '', 1),
        code('2\n3'),
        p('Answer: b'),
      ]),
    ).toEqual(['What does it print?\n```\nprint(1)\n``` [1, *```\n2\n3\n```]'])
  })
})

describe('DX5: tables', () => {
  test('of questions are rows of a spreadsheet', () => {
    const blocks = [
      h('Quiz'),
      table(
        ['No', 'Question', 'A', 'B', 'C'],
        ['1', '**Which one?**', 'Red', '==Green==', '"Blue"'],
        ['2', '**Which other?**', '**Tea**', 'Mud', 'Sand\nStone'],
      ),
    ]
    expect(documentText(blocks)).toBe(
      'Quiz\t\nNo\tQuestion\tA\tB\tC\n1\tWhich one?\tRed\tGreen ✓\t"""Blue"""\n2\tWhich other?\tTea ✓\tMud\t"Sand\nStone"',
    )
    expect(readPasted(documentText(blocks))).toMatchObject({
      format: 'cells',
      questions: [{ key: [1] }, { key: [0] }],
      skipped: [{ text: 'Quiz' }],
    })
  })

  test('with all options in one cell', () => {
    const options = [item('a)', 'Red'), item('b)', '==Blue==')]
    expect(
      questions([
        table(['Question', 'Options', 'Points'], ['Which?', options, '2'], ['Why?', '', '1']),
      ]),
    ).toEqual(['Which? [Red, *Blue]', 'Why?'])
  })

  const two = [item('1.', 'Which?'), item('a)', 'x', 1), item('b)', 'y', 1)]
  const four = [...two, item('2.', 'Who?'), item('a)', 'v', 1), item('b)', 'w', 1)]

  test.each<[string, Block]>([
    ['in rows', table(['Question', 'Answer'], ['1', 'b'], ['2', 'a'])],
    ['without a head', table(['1', 'B'], ['2', 'A'])],
    ['in a grid', table(['Question', '1', '2'], ['Answer', 'B', 'A'])],
  ])('a key %s', (_, key) => {
    expect(questions([...four, key])).toEqual(['Which? [x, *y]', 'Who? [*v, w]'])
  })

  test.each<[string, Block[], string[]]>([
    ['the labels', [table(['1.', 'Which?'], ['a)', 'x'], ['b)', '==y=='])], ['Which? [x, *y]']],
    [
      'a question a row',
      [table(['1', 'Which?\na) x\nb) y', 'B'], ['2', 'Who?\na) v\nb) w', 'A'])],
      ['Which? [x, *y]', 'Who? [*v, w]'],
    ],
    [
      'options side by side',
      [p('1. Which?'), table(['a) x', 'b) **y**'], ['c) z', 'd) v'])],
      ['Which? [x, *y, z, v]'],
    ],
    [
      'options in columns',
      [p('1. Which?'), table(['a) x', 'c) z'], ['b) **y**', 'd) v'])],
      ['Which? [x, *y, z, v]'],
    ],
    ['boxes', [p('1. Which?'), table(['x', '☐'], ['y', '☒'])], ['Which? [x, *y]']],
    ['a frame', [table([[p('1. Which?'), table(['a) x'], ['b) y'])]])], ['Which? [x, y]']],
  ])('that lays out %s becomes its paragraphs', (_, blocks, found) => {
    expect(questions(blocks)).toEqual(found)
  })

  test('of data is as it looks', () => {
    expect(
      questions([
        item('1.', 'What is the sum?'),
        table(['Name', 'Items'], ['Ann', '3'], ['Bo', '']),
        item('a)', '3', 1),
        item('b)', '4', 1),
      ]),
    ).toEqual(['What is the sum?\n\n```\nName  Items\nAnn   3\nBo\n``` [3, 4]'])
  })
})

test('DX6: a picture is named, and counted by the question that it is in', () => {
  const blocks = [
    item('1.', 'What is shown?'),
    picture('image 1.png', ''),
    item('a)', 'x', 1),
    item('b)', '', 1),
    picture('image2.png', 'A [red]\ntree'),
  ]
  expect(documentText(blocks)).toBe(
    '1. What is shown?\n![](image_1.png)\n   a) x\n   b)\n      ![A red tree](image2.png)',
  )
  expect(readPasted(documentText(blocks)).questions).toMatchObject([
    {
      prompt: 'What is shown?',
      options: ['x', '![A red tree](image2.png)'],
      notes: ['2 pictures not imported.'],
    },
  ])
})
