import { useMemo } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { changesBetween, sameDefinition } from '#src/assessment/engine/editing/comparing.ts'
import { builderPath, restorePath, versionComparisonPath } from '#src/base/paths.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import { changeSummary } from '#src/builder/model/versions/changeSummary.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Link } from '#src/staff/routing.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { Badge } from '#src/ui/display/Badge.tsx'

import styles from './versions.module.css'

/** The draft above its versions: what in it is not published, with what can be done about it. */
export function DraftLine({ assessment }: { assessment: Assessment }) {
  const { id, publishedVersion = 0 } = assessment
  const newest = useQuery(
    () => getVersion(versionIdOf(id, publishedVersion)),
    [id, publishedVersion],
  )
  const line = useMemo(() => {
    if (newest?.kind !== 'whole') return null
    const draft = draftOf(assessment)
    if (sameDefinition(draft, newest.value.definition)) return ''
    return changeSummary(changesBetween(newest.value.definition, draft))
  }, [assessment, newest])
  if (newest === undefined) return <div className={styles.draft} />
  return (
    <section aria-label="Draft" className={styles.draft}>
      <div className={styles.draftText}>
        <Link to={builderPath(id)} className={styles.number}>
          Draft
        </Link>
        {line === '' ? null : (
          <Badge tone="warning" mark="half">
            Unpublished changes
          </Badge>
        )}
        <span className={styles.line}>
          {line === null
            ? `Version ${publishedVersion} can’t be read, so the draft can’t be compared with it.`
            : line || `Same as version ${publishedVersion}`}
        </span>
      </div>
      {line ? (
        <div className={styles.draftActions}>
          <LinkButton size="small" to={versionComparisonPath(id, publishedVersion, 'draft')}>
            Compare
          </LinkButton>
          <LinkButton size="small" to={restorePath(id, publishedVersion)}>
            Discard changes
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
