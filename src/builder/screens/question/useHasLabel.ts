import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { type Destination, placeAfter } from '#src/builder/screens/state/destinations.ts'
import { sectionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'

/**
 * The button has a text label where questions are most often added: after the open one, and at the
 * end of a section. Between all others there would be too many labels.
 */
export function useHasLabel(at: Destination | null): boolean {
  const { draft } = useBuilder()
  const isLast = useDefinition(
    (definition) =>
      at !== null && sectionAt(definition, at.sectionId)?.questions.length === at.index,
  )
  const isBelowOpen = useSelected(({ selection }) => {
    if (at === null || selection.kind === 'start') return false
    const below = placeAfter(draft.definition(), selection)
    return below?.sectionId === at.sectionId && below.index === at.index
  })
  return isLast || isBelowOpen
}
