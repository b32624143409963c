import { describe, expect, test } from 'vitest'

import { patternProblem, patternProblemWords } from '#src/builder/files/patternSafety.ts'
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

test.each([
  ...['(["\'])[a-z]+\\1', '(?<quote>["\'])[^"]+\\k<quote>', '\\d\\d([-/.])\\d\\d\\1\\d{4}'],
  ...['(\\w+)-\\1', '(?:(a)|b)\\1', '((\\d)\\2)-\\1', '(a\\1)+', '\\1(a)', '(?:\\2a|(x)(y))*'],
])('%s refers to a group, and is fast on every text', (source) => {
  expect(problem(source)).toBeNull()
})

test.each([
  '[a-z]+(?<!x)',
  '(?<=a)b+',
  '(?<![.])\\w+',
  '\\w+(?<=a+)',
  '(\\d(?<!13))*',
  '\\w+(?<=(?=b)b)',
])('%s looks behind, and is fast on every text', (source) => {
  expect(problem(source)).toBeNull()
})

test('a reference is taken for any text of its group, which may be too many', () => {
  expect(problem('(a+)+\\1')).toBe('unknown')
  expect(problem('.*(.)\\1.*(.)\\2.*')).toBe('unknown')
  expect(problem('(a?b?)\\1{40}c')).toBe('unknown')
})

test('looking behind is as slow as reading the same letters backwards', () => {
  expect(problem('.*(?<=b(a+)+)')).toBe('doubling')
  expect(problem('.*(?<=.*x.*).*')).toBe('slow')
  expect(problem('a(?<=(a)\\1)')).toBe('unknown')
})

test('parts that match nothing are not tried without end', () => {
  expect(problem('(((|){1000}){1000}){1000}')).not.toBeNull()
  const doubled = Array.from({ length: 30 }, (_, group) => `(\\${group + 1}\\${group + 1})`)
  expect(problem(`(|)${doubled.join('')}`)).not.toBeNull()
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
