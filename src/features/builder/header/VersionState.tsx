import type { Assessment } from '#schemas/assessment.ts'
import { versionIdOf } from '#schemas/assessment.ts'
import { getVersion } from '#src/db/versions.ts'
import { useQuery } from '#src/db/query.ts'
import { sameDefinition } from '#src/engine/editing/comparing.ts'
import { useDefinition } from '#src/features/builder/draft/useDraft.ts'
import { VersionBadge } from '#src/features/builder/list/VersionBadge.tsx'
import { useDeferredValue, useMemo } from 'react'

/** Draft, published, or published with changes that are not. */
export function VersionState({ assessment }: { assessment: Assessment }) {
  const { id, publishedVersion, closed, archived } = assessment
  const definition = useDeferredValue(useDefinition((current) => current))
  const stored = useQuery(
    async () => (publishedVersion ? getVersion(versionIdOf(id, publishedVersion)) : null),
    [id, publishedVersion],
  )
  const published = stored?.kind === 'whole' ? stored.value.definition : null
  const draftDiffers = useMemo(
    () => published !== null && !sameDefinition(definition, published),
    [published, definition],
  )
  return (
    <VersionBadge
      version={publishedVersion}
      draftDiffers={draftDiffers}
      closed={closed}
      archived={archived}
    />
  )
}
