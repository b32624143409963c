import { useCallback, useState } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type Selection, sectionOf } from '#src/builder/screens/state/draftPlaces.ts'

export interface ClosedSections {
  closed: ReadonlySet<string>
  toggle: (sectionId: string) => void
}

/**
 * Collapsed sections, for as long as the builder is open, so that everything is visible on the next
 * visit. Selecting a question expands its section.
 */
export function useClosedSections(definition: Definition, selection: Selection): ClosedSections {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(selection)
  if (seen !== selection) {
    setSeen(selection)
    const section = selection.kind === 'question' ? sectionOf(definition, selection) : null
    if (section && closed.has(section.id)) setClosed(without(closed, section.id))
  }
  const toggle = useCallback((id: string) => {
    setClosed((now) => (now.has(id) ? without(now, id) : new Set([...now, id])))
  }, [])
  return { closed, toggle }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id))
}
