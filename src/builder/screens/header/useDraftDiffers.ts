import { useMemo, useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { publishedDefinition } from '#src/storage/stored/versions.ts'
import { sameDefinition } from '#src/assessment/engine/editing/comparing.ts'
import { usePausedDraft } from '#src/builder/screens/state/useDraft.ts'

/** Whether the draft differs from the newest version; false before there is one. */
export function useDraftDiffers({ id, publishedVersion }: Assessment): boolean {
  const { definition } = usePausedDraft()
  const [opened] = useState(definition)
  const published = useQuery(
    async () =>
      publishedVersion ? publishedDefinition(versionIdOf(id, publishedVersion), opened) : null,
    [id, publishedVersion, opened],
  )
  return useMemo(
    () => !!published && !sameDefinition(definition, published),
    [published, definition],
  )
}
