/**
 * The draft of a stored assessment, a published version as a draft, and undo steps, with texts parsed by the current grammar, and
 * the newest text rules. Translations that were stored without their original count as made from the
 * present text.
 */
import { type Assessment, TEXT_GRAMMAR, type Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Patch } from '#schemas/records/history.ts'
import { applyPatches } from '#src/assessment/engine/editing/patches.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { withOriginals } from '#src/assessment/engine/texts/originals.ts'
import { withReparsedTexts } from './reparsedTexts.ts'

export function draftOf({
  draft,
  textGrammar,
}: Pick<Assessment, 'draft' | 'textGrammar'>): Definition {
  const parsed = textGrammar === TEXT_GRAMMAR ? draft : withReparsedTexts(draft)
  return withNewestTextRules(withOriginals(parsed))
}

/** What restoring a version makes of the draft (rule VE6). A version keeps no grammar. */
export function draftFromVersion({ definition }: Pick<Version, 'definition'>): Definition {
  return draftOf({ draft: definition })
}

/** The step may be from an older grammar, or from before originals were stored. */
export function withStep(draft: Definition, patches: readonly Patch[]): Definition {
  return withOriginals(withReparsedTexts(applyPatches(draft, patches), draft))
}
