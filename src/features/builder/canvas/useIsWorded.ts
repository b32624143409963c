import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { type Destination, placeAfter } from '#src/features/builder/draft/destinations.ts'
import { sectionAt } from '#src/features/builder/draft/places.ts'
import { useDefinition, useSelected } from '#src/features/builder/draft/useDraft.ts'

/**
 * Words stand where the next question is most often added: below what is open, and at the end of a
 * section. Between all others they would be as many as the questions.
 */
export function useIsWorded(at: Destination | null): boolean {
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
