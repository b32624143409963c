import { expect, test } from 'vitest'

import { patternProblem } from '#src/exchange/patternSafety.ts'

const problem = (source: string) => patternProblem({ source, ignoreCase: false })

test.each([
  '[A-Z]{2}\\d{6}',
  '\\d{4}-\\d{4}',
  '([A-Z]{3}-)?\\d{4,8}[a-z]?',
  '\\p{L}+',
  '[^@]+@[^@]+',
  '(ab|cd|ef)(gh)?',
])('%s is quick on every text', (source) => {
  expect(problem(source)).toBeNull()
})

test.each(['(a+)+', '(a|a)*b', '(\\w+\\s?)+', '(x+x+)+y', 'a*a*a*b', '([a-z]+)*\\d'])(
  '%s is refused',
  (source) => {
    expect(problem(source)).toBe('unsafe')
  },
)

test('what can’t be read, or is too long to be looked through', () => {
  expect(problem('(')).toBe('broken')
  expect(problem('a)(b')).toBe('broken')
  expect(problem('a'.repeat(300))).toBeNull()
  expect(problem('a'.repeat(301))).toBe('tooLong')
})

test('capital and small letters may count as the same, unless that makes two ways of one', () => {
  const either = (source: string) => patternProblem({ source, ignoreCase: true })
  for (const source of ['[A-Z]{2}-\\d{3}', '.+', '\\w+@\\w+']) expect(either(source)).toBeNull()
  expect(either('(a|A)+b')).toBe('unsafe')
  expect(problem('(a|A)+b')).toBeNull()
  expect(either('(a+)+b')).toBe('unsafe')
  // What only both flags together can read is not judged, and so refused.
  for (const source of ['(s|ſ)+b', '\\p{L}+', '\\u{17f}s*']) expect(either(source)).toBe('unsafe')
})
