import type * as z from 'zod/mini'

import { placeWords } from './placeWords.ts'
import type { Unreadable } from './unreadable.ts'

/** The first problem that a schema found, in words and with its place. */
export function firstProblem(issues: readonly z.core.$ZodIssue[], raw: unknown): Unreadable {
  const issue = issues[0]
  if (issue === undefined) return { kind: 'unreadable', where: 'The file', why: 'it can’t be read' }
  // A choice between shapes tells least; the branch that got furthest tells what is meant.
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.filter((errors) => errors.length > 0)
    const furthest = branches.toSorted((a, b) => depthOf(b) - depthOf(a))[0]
    const inner = furthest?.[0]
    if (inner && inner.path.length > 0) {
      return firstProblem([{ ...inner, path: [...issue.path, ...inner.path] }], raw)
    }
  }
  return { kind: 'unreadable', where: placeWords(issue.path), why: whyOf(issue, raw) }
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map((issue) => issue.path.length))
}

function whyOf(issue: z.core.$ZodIssue, raw: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(', ')
    return issue.keys.length === 1 ? `${names} is not known here` : `${names} are not known here`
  }
  if (valueAt(raw, issue.path) === undefined) return 'it is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `it must be ${kindWords(issue.expected)}`
    case 'invalid_value':
      return `it must be ${issue.values.map((value) => `“${String(value)}”`).join(' or ')}`
    case 'too_small':
      return `it must be ${String(issue.minimum)} or more`
    case 'too_big':
      return `it must be ${String(issue.maximum)} or less`
    case 'invalid_key':
      return 'it has a name that can’t be an id'
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return 'it has a value that is not allowed here'
  }
}

function kindWords(expected: string): string {
  const words: ReadonlyMap<string, string> = new Map([
    ['string', 'text'],
    ['number', 'a number'],
    ['int', 'a whole number'],
    ['boolean', 'true or false'],
    ['array', 'a list'],
    ['object', 'an object'],
    ['record', 'an object'],
  ])
  return words.get(expected) ?? 'of another kind'
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
