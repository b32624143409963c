import { useMemo } from 'react'
import type { Assessment } from '#schemas/assessment.ts'
import { versionIdOf } from '#schemas/parts/versionId.ts'
import { useQuery } from '#src/db/core/query.ts'
import { getVersion } from '#src/db/stored/versions.ts'
import { sameDefinition } from '#src/engine/editing/comparing.ts'
import { usePausedDraft } from '#src/features/builder/state/useDraft.ts'

/** Whether the draft differs from the newest version; false before there is one. */
export function useDraftDiffers({ id, publishedVersion }: Assessment): boolean {
  const { definition } = usePausedDraft()
  const stored = useQuery(
    async () => (publishedVersion ? getVersion(versionIdOf(id, publishedVersion)) : null),
    [id, publishedVersion],
  )
  const published = stored?.kind === 'whole' ? stored.value.definition : null
  return useMemo(
    () => published !== null && !sameDefinition(definition, published),
    [published, definition],
  )
}
