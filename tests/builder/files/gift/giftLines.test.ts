import { describe, expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readGift } from '#src/builder/files/gift/readGift.ts'

describe('GI1: a text is recognised by', () => {
  test.each([
    'Write about a day at work.{}',
    'Write about a day at work. {####Kind words}',
    'Tell a story {}\n\nTell another one {}',
    '::Day:: Write about a day at work',
    '[html]<p>Read this.</p>',
    '$CATEGORY: days\n\nRead this.',
    '// [id:7]\nRead this.',
    'When?{#３}',
    'When?{#−3}',
    'Who?｛＝nobody　～cook｝',
    'Here they are:\n\n```gift\nWho?{=nobody ~cook}\n```\n',
  ])('%j', (text) => {
    expect(looksLikeGift(text)).toBe(true)
  })

  test.each([
    '1. What is typeof {}?\nA. object\nB. array',
    'What does it print?\n\n```js\nconst a = {}\n\nif (a) { b = 1 }\n```\n\nA) 1\nB) 2',
    'function read() {}',
    '::std::vector<int> v;\nWhat is v?\nA) a list\nB) a map',
    'A set {1, 2} and {T}\nA. yes\nB. no\n\nAnother?\nA. yes\nB. no',
  ])('but not %j', (text) => {
    expect(looksLikeGift(text)).toBe(false)
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

  test('GI3: comments are left out by name, without those that are used or repeat a title', () => {
    const { questions, skipped } = readGift(
      [
        '// Part one',
        '// Gates',
        '// ------',
        '// question: 7  name: Gate',
        '// [tag:old]',
        '::Gate::Open?{',
        '  =yes',
        '  // or not',
        '  ~no',
        '}',
        '',
        '// The end',
      ].join('\n'),
    )
    expect(questions).toMatchObject([
      { line: 6, code: 'Gate', tags: ['old'], options: ['yes', 'no'] },
    ])
    expect(skipped).toEqual([
      { line: 1, text: '// Part one\n// Gates', why: 'It is a comment.' },
      { line: 8, text: '// or not', why: 'It is a comment.' },
      { line: 12, text: '// The end', why: 'It is a comment.' },
    ])
  })

  test('GI3: an export of Moodle is used whole', () => {
    const { questions, skipped, lines } = readPasted(
      [
        '// question: 0  name: Switch category to $course$/top/Default for Days',
        '$CATEGORY: $course$/top/Default for Days',
        '',
        '// question: 44  name: Weekend',
        '::Weekend::[html]<p>Which day is it?</p>\\n<p>Or night?</p>{',
        '\t=%100%Sunday#',
        '\t=%50%[moodle]Saturday#[plain]Almost',
        '\t####[markdown]Think\\nagain',
        '}',
        '',
        '// question: 45  name: Days',
        '::Days::Which are they?{',
        '\t~%33.33333%Africa',
        '\t~%33.33333%Asia',
        '\t~%33.33333%Europe',
        '}',
      ].join('\n'),
    )
    expect(questions).toHaveLength(2)
    expect(skipped).toEqual([])
    expect(lines.used).toBe(lines.total)
  })

  test('GI3: what is around a code block with all questions is left out', () => {
    const { questions, skipped } = readGift(
      'Here are two:\n\n```gift\n::A::One?{T}\n\nTwo?{=a ~b}\n```\n\nShall I write more?',
    )
    expect(questions.map(({ line, prompt }) => [line, prompt])).toEqual([
      [4, 'One?'],
      [6, 'Two?'],
    ])
    const why = 'It is not in the code block with the questions.'
    expect(skipped).toEqual([
      { line: 1, text: 'Here are two:', why },
      { line: 9, text: 'Shall I write more?', why },
    ])
  })

  test('GI2: where a question may begin elsewhere, it says so', () => {
    const unclear = (text: string) =>
      readGift(text).questions.map(({ prompt, problems }) => [prompt, problems.length])
    expect(unclear('One?{T}\nTwo?{F}\n::C::\nThree\nlines {=a ~b}')).toEqual([
      ['One?', 0],
      ['Two?', 0],
      ['Three lines', 0],
    ])
    expect(unclear('The gate is {=open\n~shut}\nat night.\nIs it?{T}')).toEqual([
      ['The gate is', 0],
      ['at night. Is it?', 1],
    ])
    expect(unclear('The gate is {=open ~shut} at night.\nIs it?{T}')).toEqual([
      ['The gate is _____ at night.', 0],
      ['Is it?', 1],
    ])
  })

  test('GI2: blank lines between all lines, as some programs copy them', () => {
    const { questions, skipped } = readGift(
      '::A::One?\n{\n=a\n~b\n~c\n~d\n~e\n~f\n~g\n~h\n}\nTwo?\n{T}\nThree?'.replaceAll('\n', '\n\n'),
    )
    expect(skipped).toEqual([])
    expect(questions).toMatchObject([
      { code: 'A', prompt: 'One?', options: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
      { prompt: 'Two?', options: ['True', 'False'] },
      { kind: 'statement', prompt: 'Three?' },
    ])
  })

  test('GI2: a blank line among the answers is accepted, and so is a missing one between questions', () => {
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
    ['Who?\n=nobody\n=cook', 'Its answers have no } at the end, or no { at the beginning.'],
    ['Who?{=nobody}\n~cook', 'It has answers after the }. Move them into the braces.'],
    ['Is it?{T}#Yes', 'It has answers after the }. Move them into the braces.'],
    ['Which {~a\\nb =b}}', 'It has one } too many. Write \\} for one that is part of a text.'],
  ])('GI4: %j is skipped with the reason', (text, why) => {
    expect(readGift(`Before{T}\n\n${text}\n\nAfter{T}`)).toMatchObject({
      questions: [{ prompt: 'Before' }, { prompt: 'After' }],
      skipped: [{ line: 3, text, why }],
    })
  })

  test.each([
    ['Which?{~a ~b}', 'No correct answer found.'],
    ['Which?{~a =a}', 'Two options read the same.'],
    ['How many?{#many}', '“many” is not a number.'],
    ['How many?{#1,234}', 'In the answer “1,234”, the comma may separate thousands or decimals.'],
    ['Which?{=~a ~b}', 'One option has no text.'],
    ['Which?{~%50 a =b}', '“%50” may show candidates the correct answer.'],
    ['Which?{~%150%a ~b}', '“%150%” may show candidates the correct answer.'],
    ['Match.{=a -> =b -> c =d -> e}', '“a” has no match.'],
  ])('GI4: %j is to be checked', (text, problem) => {
    expect(readGift(text).questions[0]?.problems).toContain(problem)
  })
})
