import { usesOf } from '#src/assessment/engine/editing/references.ts'
import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'
import type { Selection } from '#src/builder/screens/state/draftPlaces.ts'
import type { Pane } from '#src/builder/screens/state/selectionStore.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/**
 * Deletes what nothing refers to and returns true; otherwise lists the uses, and asks what to do.
 */
export function requestRemoval(builder: Builder, what: Selection, from?: Pane): boolean {
  if (what.kind === 'start') return false
  const id = what.kind === 'question' ? what.questionId : what.sectionId
  if (usesOf(builder.draft.definition(), id).length > 0) {
    builder.dialogs.open({ kind: 'remove', what })
    return false
  }
  removeNow(builder, what, 'keep', from)
  return true
}

export function removeNow(
  builder: Builder,
  what: Selection,
  references: 'keep' | 'remove',
  from?: Pane,
): void {
  builder.actions.remove(what, references, from)
  const text = what.kind === 'question' ? 'Question deleted' : 'Section deleted'
  toast({ text, ofDraft: true, action: { label: 'Undo', onAct: () => builder.actions.undo() } })
}
