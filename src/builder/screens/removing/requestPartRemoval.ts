import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'
import { partEdits } from '#src/builder/screens/state/optionsAndRows.ts'
import type { PartOfQuestion } from '#src/builder/screens/state/dialogStore.ts'

/**
 * Deletes a part that only its own question refers to and returns true; otherwise lists its uses
 * first.
 */
export function requestPartRemoval(builder: Builder, part: PartOfQuestion): boolean {
  const uses = usesOf(builder.draft.definition(), part)
  if (uses.some(({ field }) => field !== 'key')) {
    builder.dialogs.open({ kind: 'removePart', part })
    return false
  }
  removePartNow(builder, part, 'keep')
  return true
}

export function removePartNow(
  builder: Builder,
  part: PartOfQuestion,
  references: 'keep' | 'remove',
): void {
  const { kind, questionId, partId } = part
  builder.draft.edit({ key: 'deletePart', of: kind }, (definition) => {
    const rest = references === 'remove' ? removeReferences(definition, part) : definition
    return partEdits[kind].remove(rest, questionId, partId)
  })
}
