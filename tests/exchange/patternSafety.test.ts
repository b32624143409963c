import { describe, expect, test } from 'vitest'

import { patternProblem, patternProblemWords } from '#src/exchange/patternSafety.ts'
import { COMMON_PATTERNS, SLOW_PATTERNS } from '#tests/support/commonPatterns.ts'

const problem = (source: string, ignoreCase = false) => patternProblem({ source, ignoreCase })

test.each(COMMON_PATTERNS)('%s is fast on every text, with and without case', (source) => {
  expect(problem(source)).toBeNull()
  expect(problem(source, true)).toBeNull()
})

describe.each(Object.entries(SLOW_PATTERNS))('%s', (kind, sources) => {
  test.each(sources)('%s is refused', (source) => {
    expect(problem(source)).toBe(kind)
    expect(problem(source, true)).toBe(kind)
  })
})

test('what is invalid, or too long to analyse', () => {
  expect(problem('(')).toBe('broken')
  expect(problem('a)(b')).toBe('broken')
  expect(problem('a'.repeat(300))).toBeNull()
  expect(problem('a'.repeat(301))).toBe('tooLong')
})

test('backreferences and lookbehind are left to the library', () => {
  expect(problem('(["\'])[a-z]+\\1')).toBeNull()
  expect(problem('[a-z]+(?<!x)')).toBeNull()
  expect(problem('(a+)+\\1')).toBe('unknown')
})

test('letters that are equal ignoring case are treated as one', () => {
  for (const source of ['[A-Z]{2}-\\d{3}', '.+', '\\w+@\\w+', '\\p{L}+', '\\u{17f}s*']) {
    expect(problem(source, true)).toBeNull()
  }
  expect(problem('(a|A)+b', true)).toBe('doubling')
  expect(problem('(a|A)+b')).toBeNull()
  // Ignoring case, the long s is an s, and the kelvin sign a k.
  expect(problem('(s|ſ)+b', true)).toBe('doubling')
  expect(problem('(s|ſ)+b')).toBeNull()
  expect(problem('(k|\\u212a)+b', true)).toBe('doubling')
})

test('the reason is a clause', () => {
  expect(patternProblemWords('tooLong')).toBe('it must have at most 300 characters')
  expect(patternProblemWords('doubling')).toMatch(/^it would freeze the page on some answers/)
})
