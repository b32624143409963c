import { removeReferences, usesOf } from '#src/engine/editing/references.ts'
import type { Builder } from '#src/features/builder/BuilderContext.ts'
import { partEdits } from '#src/features/builder/properties/parts.ts'
import type { PartOfQuestion } from './dialogStore.ts'

/** A part that only its own question names goes at once: true. Otherwise its uses are shown first. */
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
  builder.draft.edit(`Delete ${kind}`, (definition) => {
    const rest = references === 'remove' ? removeReferences(definition, part) : definition
    return partEdits[kind].remove(rest, questionId, partId)
  })
}
