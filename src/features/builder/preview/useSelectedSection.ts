import { type RefObject, useEffect } from 'react'
import type { Definition, Section } from '#schemas/definition.ts'
import { useBuilder } from '#src/features/builder/state/BuilderContext.ts'
import { type Selection, sectionAt } from '#src/features/builder/state/draftPlaces.ts'
import { useDefinition, useSelected } from '#src/features/builder/state/useDraft.ts'

/** The section selected as a whole; scrolls to it if it was selected elsewhere. */
export function useSelectedSection(
  pane: RefObject<HTMLElement | null>,
  /** A question in it is outlined, and scrolls into view by itself. */
  isFramed: boolean,
): Section | null {
  const { draft } = useBuilder()
  const { selection, from, turn } = useSelected((state) => state)
  useEffect(() => {
    if (turn === 0 || from === 'preview' || isFramed) return
    topOf(selection, draft.definition(), pane.current)?.scrollIntoView?.({ block: 'start' })
  }, [draft, selection, from, turn, pane, isFramed])
  return useDefinition((definition) =>
    selection.kind === 'section' ? sectionAt(definition, selection.sectionId) : null,
  )
}

/** The section's part in the one-page layout, otherwise the top of its page. */
function topOf(
  selection: Selection,
  definition: Definition,
  pane: HTMLElement | null,
): Element | null {
  const page = pane?.querySelector('[data-top]') ?? null
  if (selection.kind !== 'section' || definition.settings.layout !== 'all') return page
  const first = sectionAt(definition, selection.sectionId)?.questions[0]
  const card = pane?.querySelector(`[data-question="${first?.id ?? ''}"]`)
  return card?.closest('section') ?? null
}
