import { useCallback, useState } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type Selection, sectionOf } from '#src/features/builder/draft/places.ts'

export interface ClosedSections {
  closed: ReadonlySet<string>
  toggle: (sectionId: string) => void
}

/**
 * Sections whose questions are folded away, for as long as the builder is open: who comes back another
 * day sees all of the draft. Selecting a question opens its section.
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
