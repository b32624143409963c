import { failed } from '#schemas/result.ts'

/** `where`: the place in the file, in words. */
export type Unreadable = { kind: 'unreadable'; where: string; why: string }

/** `why`: the end of a sentence that names the place, such as "it is used twice". */
export function unreadable(where: string, why: string): { ok: false; error: Unreadable } {
  return failed({ kind: 'unreadable', where, why })
}
