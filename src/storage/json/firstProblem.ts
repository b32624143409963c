import type * as z from 'zod/mini'

import { AUTHORED_FIELDS } from '#schemas/authoredText.ts'

import { problemWords } from './problemWords.ts'
import type { Problem } from './unreadableFile.ts'

type Issue = z.core.$ZodIssue

/** The first problem a schema reported, in words and with its path. */
export function firstProblem(issues: readonly Issue[], raw: unknown): Problem {
  const [issue] = issues
  if (issue === undefined) return { path: [], why: 'it can’t be read' }
  // A union error says least; the branch that matches best shows what was meant.
  if (issue.code === 'invalid_union') {
    const [closest] = issue.errors
      .filter((errors) => errors.length > 0)
      .toSorted((a, b) => a.length - b.length || depthOf(b) - depthOf(a))
    const inner = closest?.[0]
    if (inner !== undefined && (inner.path.length > 0 || inner.code === 'unrecognized_keys')) {
      return firstProblem([{ ...inner, path: [...issue.path, ...inner.path] }], raw)
    }
  }
  const isText = issue.code === 'invalid_type' && AUTHORED_FIELDS.has(String(issue.path.at(-1)))
  const told = isText ? { ...issue, expected: 'string' as const } : issue
  return { path: issue.path, why: problemWords(told, valueAt(raw, issue.path)) }
}

function depthOf(issues: readonly Issue[]): number {
  return Math.max(...issues.map((issue) => issue.path.length))
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
