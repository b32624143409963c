/**
 * The draft of a stored assessment, and steps of its history, with their texts read as they are today.
 */
import { type Assessment, TEXT_GRAMMAR } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Patch } from '#schemas/device.ts'
import { applyPatches } from '#src/engine/editing/patches.ts'
import { textsReadAgain } from '#src/exchange/textsReadAgain.ts'

export function draftOf({ draft, textGrammar }: Assessment): Definition {
  return textGrammar === TEXT_GRAMMAR ? draft : textsReadAgain(draft)
}

/** A step may have been made when texts were read otherwise. */
export function withStep(draft: Definition, patches: readonly Patch[]): Definition {
  return textsReadAgain(applyPatches(draft, patches), draft)
}
