/** What a page and its key worker say to each other. */
import type { Hardening } from '#schemas/sealing.ts'

export interface KeyInput {
  secret: string
  hardening: Hardening
}

/** Null if it could not be made. */
export type KeyResult = Uint8Array<ArrayBuffer> | null
