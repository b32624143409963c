import { describe, expect, test } from 'vitest'

import { patternProblem, patternProblemWords } from '#src/exchange/patternSafety.ts'
import { COMMON_PATTERNS, SLOW_PATTERNS } from '#tests/support/commonPatterns.ts'

const problem = (source: string, ignoreCase = false) => patternProblem({ source, ignoreCase })

test.each(COMMON_PATTERNS)('%s is quick on every text, whatever case counts', (source) => {
  expect(problem(source)).toBeNull()
  expect(problem(source, true)).toBeNull()
})

describe.each(Object.entries(SLOW_PATTERNS))('%s', (kind, sources) => {
  test.each(sources)('%s is refused', (source) => {
    expect(problem(source)).toBe(kind)
    expect(problem(source, true)).toBe(kind)
  })
})

test('what can’t be read, or is too long to be looked through', () => {
  expect(problem('(')).toBe('broken')
  expect(problem('a)(b')).toBe('broken')
  expect(problem('a'.repeat(300))).toBeNull()
  expect(problem('a'.repeat(301))).toBe('tooLong')
})

test('what refers to a group or looks behind is left to the kept checker', () => {
  expect(problem('(["\'])[a-z]+\\1')).toBeNull()
  expect(problem('[a-z]+(?<!x)')).toBeNull()
  expect(problem('(a+)+\\1')).toBe('unknown')
})

test('letters that case makes one are one', () => {
  for (const source of ['[A-Z]{2}-\\d{3}', '.+', '\\w+@\\w+', '\\p{L}+', '\\u{17f}s*']) {
    expect(problem(source, true)).toBeNull()
  }
  expect(problem('(a|A)+b', true)).toBe('doubling')
  expect(problem('(a|A)+b')).toBeNull()
  // The long s is a small s where case does not count; so is the kelvin sign a k.
  expect(problem('(s|ſ)+b', true)).toBe('doubling')
  expect(problem('(s|ſ)+b')).toBeNull()
  expect(problem('(k|\\u212a)+b', true)).toBe('doubling')
})

test('the reason is said as a clause', () => {
  expect(patternProblemWords('tooLong')).toBe('it must have at most 300 characters')
  expect(patternProblemWords('doubling')).toMatch(/^it would freeze the page on some answers/)
})
