import { removeCalculated } from '#src/assessment/engine/editing/calculated.ts'
import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'

/** Deletes a value that nothing uses; otherwise lists its uses, and asks what to do. */
export function requestCalculatedRemoval(builder: Builder, calculatedId: string): void {
  if (usesOf(builder.draft.definition(), calculatedId).length > 0) {
    builder.dialogs.open({ kind: 'removeCalculated', calculatedId })
  } else removeCalculatedNow(builder, calculatedId, 'keep')
}

export function removeCalculatedNow(
  builder: Builder,
  calculatedId: string,
  references: 'keep' | 'remove',
): void {
  builder.draft.edit('deleteCalculatedValue', (definition) => {
    const rest = references === 'remove' ? removeReferences(definition, calculatedId) : definition
    return removeCalculated(rest, calculatedId)
  })
}
