import type { Definition } from '#schemas/definition.ts'
import { addressOf, type Selection, sectionOf } from '#src/features/builder/state/draftPlaces.ts'

/** The page of the preview that shows a selection; undefined for the first one. */
export function placeShowing(definition: Definition, selection: Selection): string | undefined {
  const section = sectionOf(definition, selection)
  if (!section || definition.settings.layout === 'all') return undefined
  if (definition.settings.layout === 'section') return section.id
  if (selection.kind === 'question') return addressOf(selection) ?? undefined
  return section.questions[0]?.id
}
