import type { Newer } from '#schemas/upgrades/upgrade.ts'
import { failed } from '#schemas/result.ts'

import { type JsonPath, jsonPath } from './jsonPath.ts'

/** `where`: a path such as `sections[0].id`, or line and column; empty for the whole file. */
export type Unreadable = { kind: 'unreadable'; where: string; why: string }

/** A fault in one part of a file; `why` is a sentence about that part: "it is missing". */
export type Problem = { path: JsonPath; why: string }

/** A problem of what is at `base` in a file. */
export function unreadable(
  { path, why }: Problem,
  base: JsonPath = [],
): { ok: false; error: Unreadable } {
  return failed({ kind: 'unreadable', where: jsonPath([...base, ...path]), why })
}

/** The place and the reason as one sentence. */
export function unreadableWords({ where, why }: Unreadable): string {
  return where === '' ? why : `${where}: ${why}`
}

/** The problem of a record or file in a newer format. */
export function newerProblem({ path, reads }: Newer): Problem {
  return {
    path,
    why: `it was written by a newer version of TalentFlow: this one reads format ${reads}`,
  }
}
