import { failed } from '#schemas/result.ts'

/** `where`: the place in the file, in words. */
export type Unreadable = { kind: 'unreadable'; where: string; why: string }

export function unreadable(where: string, why: string): { ok: false; error: Unreadable } {
  return failed({ kind: 'unreadable', where, why })
}
