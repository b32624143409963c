/** The candidate's own copy, which loads only for assessments whose author allows it. */
import type { Definition } from '#schemas/definition.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import type { copyPartsIn } from './copyParts.ts'

type CopyParts = Awaited<ReturnType<typeof copyPartsIn>>

/**
 * The answers submitted on this page, for a copy. They are only in memory, and lost with the page.
 */
export type Copied = CopyParts & { candidateId: string; session: FillSession }

let parts: CopyParts | null = null

/** False if it could not be loaded. Without permission there is nothing to load. */
export async function loadCopy({ settings, language }: Definition): Promise<boolean> {
  parts = null
  if (settings.ownCopy !== true) return true
  try {
    parts = await (await import('./copyParts.ts')).copyPartsIn(language)
    return true
  } catch {
    return false
  }
}

/** Null unless it was loaded. */
export function copyParts(): CopyParts | null {
  return parts
}
