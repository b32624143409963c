import { failed } from '#schemas/result.ts'

import { type JsonPath, jsonPath } from './jsonPath.ts'

/** `where`: a path such as `sections[0].id`, or the line and the column; empty: the whole of it. */
export type Unreadable = { kind: 'unreadable'; where: string; why: string }

/** What is wrong with a part of a file; `why` is a sentence about that part: "it is missing". */
export type Problem = { path: JsonPath; why: string }

/** A problem of what stands at `base` in a file. */
export function unreadable(
  { path, why }: Problem,
  base: JsonPath = [],
): { ok: false; error: Unreadable } {
  return failed({ kind: 'unreadable', where: jsonPath([...base, ...path]), why })
}

/** The same as one sentence. */
export function unreadableWords({ where, why }: Unreadable): string {
  return where === '' ? why : `${where}: ${why}`
}
