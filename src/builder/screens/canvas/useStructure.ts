import { useMemo, useSyncExternalStore } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { DraftStore } from '#src/builder/screens/state/draftStore.ts'
import { NOTHING, type Structure, structureOf } from './structure.ts'

export function useStructure(): Structure {
  const { draft } = useBuilder()
  const read = useMemo(() => structureReader(draft), [draft])
  return useSyncExternalStore(draft.subscribe, read)
}

/** Returns the same structure until it changes. */
function structureReader(draft: DraftStore): () => Structure {
  let structure = NOTHING
  return () => {
    structure = structureOf(draft.definition(), structure)
    return structure
  }
}
