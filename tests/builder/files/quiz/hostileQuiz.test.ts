import { describe, expect, test } from 'vitest'

import { quizLines } from '#src/builder/files/quiz/lines.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

describe('hostile text', () => {
  const many = (line: string) => line.repeat(Math.ceil(300_000 / line.length))

  test.each([
    ['open fences', many('```a\n')],
    ['ever shorter fences', Array.from({ length: 700 }, (_, i) => '`'.repeat(800 - i)).join('\n')],
    ['spaces', `1. A?\nAnswer:${many(' ')}x`],
    ['answers', `1. A?\na) x\nAnswer: ${many('A, ')}`],
    ['bullets', `1. A?\n${many('- x\n')}`],
    ['options', `1. A?\n${many('a) x\n')}`],
    ['boxes', `A?\n${many('[ ] x\n')}`],
    ['keys', many('Answers\n1. B\n')],
    ['one line', `1. ${many('a) x ')}`],
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

  test('a question with more lines than a call can have arguments', () => {
    const [question] = readQuiz(`1. A?\n${'  x\n'.repeat(200_000)}`).questions
    expect(question?.prompt).toHaveLength('A?'.length + 200_000 * 2)
  })

  test('ever shorter fences, filling 16 MB', () => {
    const fences = Array.from({ length: 5_600 }, (_, i) => '`'.repeat(5_603 - i))
    expect(quizLines(fences.join('\n')).every(({ isCode }) => !isCode)).toBe(true)
    expect(quizLines(fences.toReversed().join('\n')).every(({ isCode }) => isCode)).toBe(true)
  }, 30_000)
})
