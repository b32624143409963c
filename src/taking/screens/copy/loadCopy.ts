/** The candidate's own copy, which loads only for assessments whose author allows it. */
import type { Definition } from '#schemas/definition.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import type { copyPartsIn } from './copyParts.ts'

type CopyParts = Awaited<ReturnType<typeof copyPartsIn>>

/**
 * The answers submitted on this page, for a copy. They are only in memory, and lost with the page.
 */
export type Copied = CopyParts & { candidateId: string; session: FillSession }

const partsByLanguage = new Map<string, CopyParts>()

/** False if it could not be loaded. Without permission there is nothing to load. */
export async function loadCopy({ settings, language }: Definition): Promise<boolean> {
  if (settings.ownCopy !== true) return true
  try {
    const { copyPartsIn } = await import('./copyParts.ts')
    partsByLanguage.set(language, await copyPartsIn(language))
    return true
  } catch {
    return false
  }
}

/** Null without permission, and unless it was loaded. */
export function copyParts({ settings, language }: Definition): CopyParts | null {
  return settings.ownCopy === true ? (partsByLanguage.get(language) ?? null) : null
}
