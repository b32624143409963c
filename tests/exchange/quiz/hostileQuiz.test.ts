import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/exchange/quiz/readQuiz.ts'

describe('hostile text', () => {
  const many = (line: string) => line.repeat(Math.ceil(300_000 / line.length))

  test.each([
    ['open fences', many('```a\n')],
    ['ever shorter fences', Array.from({ length: 700 }, (_, i) => '`'.repeat(800 - i)).join('\n')],
    ['spaces', `1. A?\nAnswer:${many(' ')}x`],
    ['answers', `1. A?\na) x\nAnswer: ${many('A, ')}`],
    ['bullets', `1. A?\n${many('- x\n')}`],
    ['options', `1. A?\n${many('a) x\n')}`],
    ['folds', many('<details><summary>\n')],
    ['tags in a line', `1. A?\n<p>${many('<p ')}`],
    ['questions', many('1. A?\na) x\nb) y\n')],
    ['headings', many('# 1. A\n')],
    ['stars', many('*')],
    ['rules', `${many('- ')}x`],
    ['nothing', many('\n')],
  ])(
    '%s: read to the end, before the runner gives up',
    (_, text) => {
      const { questions, skipped } = readQuiz(text)
      expect(questions.length + skipped.length > 0).toBe(text.trim() !== '')
    },
    30_000,
  )

  test('more than anybody would paste is refused in words', () => {
    expect(readQuiz('x'.repeat(3_000_000))).toMatchObject({ questions: [], skipped: [{ line: 1 }] })
  })
})
