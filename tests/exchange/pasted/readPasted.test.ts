import { describe, expect, test } from 'vitest'

import { AS_IT_LOOKS } from '#src/exchange/pasted/pastedReading.ts'
import { readPasted } from '#src/exchange/pasted/readPasted.ts'

describe('what no questions are read from is named', () => {
  test.each([
    ['{"format":1,"kind":"assessment","definition":{}}', 'assessment'],
    ['{"pages":[{"elements":[{"type":"text","name":"q"}]}]}', 'surveyJs'],
    ['{"elements":[{"type":"text","name":"q"}]}', 'surveyJs'],
    ['{"name":"x","jsonContent":{"pages":[{"elements":[{"type":"text"}]}]}}', 'surveyJs'],
    ['[{"question":"Why?"}]', 'json'],
    ['\uFEFF{"a":1}', 'json'],
    ['{"questions": [{"text": "Wh', 'brokenJson'],
    ['<?xml version="1.0"?>\n<!-- made -->\n<quiz><question type="essay"/></quiz>', 'moodleXml'],
    ['<quiz>\n</quiz>', 'moodleXml'],
    ['<?xml version="1.0"?><questestinterop/>', 'qti'],
    ['<?xml version="1.0"?><rss/>', 'xml'],
    ['<!DOCTYPE html>\n<html><body>1. Why?</body></html>', 'html'],
    ['{\\rtf1\\ansi 1. Why?}', 'rtf'],
    ['PK\u0003\u0004\u0014', 'binary'],
    ['1. \0W\0h\0y', 'binary'],
  ])('%j', (text, other) => {
    expect(readPasted(text)).toMatchObject({ format: null, other, questions: [] })
  })
})

test.each([
  '1. Why?',
  '<div align="center">\n  <h1>Quiz</h1>\n</div>\n\n1. Why?',
  '[1] Read this.\n\n1. Why?',
  '{ "name" } is what?\n\n1. Why?',
  '[ ] Red\n\n1. Why?',
])('%j is a quiz', (text) => {
  expect(readPasted(text)).toMatchObject({ format: 'quiz', other: null, questions: [{}] })
})

test('nothing is neither', () => {
  expect(readPasted(' \n ')).toMatchObject({ format: null, other: null, skipped: [] })
})

test.each([
  ['x'.repeat(600_000), '600,000 characters, and the limit is 500,000'],
  ['x\n'.repeat(130_000), '130,000 lines, and the limit is 10,000'],
])('too much is refused with the limit and what was met', (text, why) => {
  const { questions, skipped } = readPasted(text)
  expect(questions).toEqual([])
  expect(skipped[0]?.why).toContain(why)
})

test.each([
  ['Who guards it?{~a =b}', 'gift'],
  ['// a comment\n\n::Q1:: Open?{T}', 'gift'],
  ['How many?{#3}\n\nWhat {is} this?', 'gift'],
  ['$CATEGORY: a/b\n\nWhat is it?', 'gift'],
  ['1. What does `{~}` mean?\na) x\nb) y', 'quiz'],
  ['1. Which?\n\n```js\nconst { a = 1 } = {}\n```\n\n- A: x\n- B: y', 'quiz'],
  ['1. Which?\n```css\na {=}\n```', 'quiz'],
])('%j is read as %s', (text, format) => {
  expect(readPasted(text)).toMatchObject({ format, other: null })
})

test('what a text is read as can be said', () => {
  expect(readPasted('1. Which?{~a =b}', { ...AS_IT_LOOKS, as: 'quiz' })).toMatchObject({
    format: 'quiz',
    questions: [{ prompt: 'Which?{~a =b}' }],
  })
})
