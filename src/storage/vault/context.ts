import { utf8 } from './bytes.ts'

/**
 * The place of a ciphertext: its purpose, then ids. It opens with the same context only, so that
 * nobody can move it to another record.
 */
export type Context = readonly [purpose: string, ...ids: string[]]

/** Different contexts have different bytes: JSON keeps the parts apart. */
export function contextBytes(context: Context): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify(['TalentFlow', ...context]))
}
