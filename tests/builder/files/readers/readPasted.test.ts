import { expect, test } from 'vitest'

import { AS_IT_LOOKS, readPasted } from '#src/builder/files/readers/readPasted.ts'

test.each([
  '1. Why?',
  '<div align="center">\n  <h1>Quiz</h1>\n</div>\n\n1. Why?',
  '[1] Read this.\n\n1. Why?',
  '{ "name" } is what?\n\n1. Why?',
  '[ ] Red\n\n1. Why?',
])('%j is a quiz', (text) => {
  expect(readPasted(text)).toMatchObject({ format: 'quiz', refusal: null, questions: [{}] })
})

test.each([
  ['1. Why\0?', 'Line 1 has a character that is not text. It is left out.'],
  [
    '# Quiz\n\n1. \u0001Why\u0002?\u0003',
    '3 characters that are not text are left out. The first is on line 3.',
  ],
])('characters that are not text are left out of %j, with a note', (text, note) => {
  expect(readPasted(text)).toMatchObject({
    format: 'quiz',
    refusal: null,
    questions: [{ prompt: 'Why?' }],
    notes: [note],
  })
})

test('characters that are not text are left out in every format', () => {
  const note = 'Line 1 has a character that is not text. It is left out.'
  expect(readPasted('Wh\0y? {~a =b}')).toMatchObject({ format: 'gift', notes: [note] })
  expect(readPasted('Question\0\tOption\tOption\nWhy?\ta\tb')).toMatchObject({
    format: 'cells',
    notes: [note],
  })
  expect(readPasted('[{"question":\0"Why?"}]')).toMatchObject({
    refusal: { title: 'This looks like JSON' },
  })
})

test('an empty text is neither', () => {
  expect(readPasted(' \n ')).toMatchObject({ format: null, refusal: null, skipped: [] })
})

test.each([
  ['x'.repeat(5_000_001), '5,000,001 characters, and the limit is 5,000,000'],
  ['x\n'.repeat(500_001), '500,001 lines, and the limit is 500,000'],
])('too much is refused with the limit and the actual amount', (text, why) => {
  const { questions, skipped } = readPasted(text)
  expect(questions).toEqual([])
  expect(skipped[0]?.why).toContain(why)
})

test.each([
  ['Who guards it?{~a =b}', 'gift'],
  ['// a comment\n\n::Q1:: Open?{T}', 'gift'],
  ['Q {{{{ ~a =b }}}}', 'gift'],
  ['How many?{#3}\n\nWhat {is} this?', 'gift'],
  ['$CATEGORY: a/b\n\nWhat is it?', 'gift'],
  ['1. What does `{~}` mean?\na) x\nb) y', 'quiz'],
  ['1. Which?\n\n```js\nconst { a = 1 } = {}\n```\n\n- A: x\n- B: y', 'quiz'],
  ['1. Which?\n```css\na {=}\n```', 'quiz'],
])('%j is read as %s', (text, format) => {
  expect(readPasted(text)).toMatchObject({ format, refusal: null })
})

test('the user can choose the format', () => {
  expect(readPasted('1. Which?{~a =b}', { ...AS_IT_LOOKS, as: 'quiz' })).toMatchObject({
    format: 'quiz',
    questions: [{ prompt: 'Which?{~a =b}' }],
  })
})

test('PT1: a picture that its question names is not listed as not used as well', () => {
  const { questions, skipped } = readPasted('1. X?\n\n![](sign.png)\n   A. x\n   B. y ✓')
  expect(questions).toMatchObject([{ prompt: 'X?', notes: ['1 picture not imported.'] }])
  expect(skipped).toEqual([])
})
