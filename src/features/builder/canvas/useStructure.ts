import { useMemo, useSyncExternalStore } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { DraftStore } from '#src/features/builder/draft/draftStore.ts'
import { NOTHING, type Structure, structureOf } from './structure.ts'

export function useStructure(): Structure {
  const { draft } = useBuilder()
  const read = useMemo(() => structureReader(draft), [draft])
  return useSyncExternalStore(draft.subscribe, read)
}

/** Gives the same structure again until it is another one. */
function structureReader(draft: DraftStore): () => Structure {
  let structure = NOTHING
  return () => {
    structure = structureOf(draft.definition(), structure)
    return structure
  }
}
