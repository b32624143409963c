import { Pin, X } from 'lucide-react'

import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'
import { Link } from '#src/staff/routing.ts'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { responsePath } from '#src/base/paths.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Badge } from '#src/ui/display/Badge.tsx'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'

import styles from './compare.module.css'
import type { ComparedResponse } from './useCompared.ts'

/** The headings of the columns: candidates with their stages and results. */
export function CompareHeader({
  assessmentId,
  columns,
  onPin,
  onRemove,
}: {
  assessmentId: string
  columns: readonly ComparedResponse[]
  onPin: (response: ComparedResponse) => void
  onRemove: (response: ComparedResponse) => void
}) {
  const isPrinting = usePrinting() !== null
  return (
    <ul className={styles.heads} aria-label="Compared responses">
      {columns.map((compared, at) => {
        const { candidateId, name, version, response } = compared
        const { isHidden, reference, stage } = response.candidate
        return (
          <li
            key={candidateId}
            className={styles.head}
            data-head
            data-pinned={at === 0 || undefined}
          >
            <div className={styles.who}>
              <Link className={styles.name} dir="auto" to={responsePath(assessmentId, candidateId)}>
                {name}
              </Link>
              <span className={styles.quiet}>
                {`${isHidden ? 'Version' : `${reference}, version`} ${version.number}`}
              </span>
              {isPrinting ? (
                <span className={styles.quiet}>
                  {`Submitted on ${attemptTimeText(compared.attempt.submittedAt, response.candidate)}`}
                </span>
              ) : null}
              <span className={styles.badges}>
                {at === 0 ? (
                  <Badge mark="check" tone="info">
                    Pinned
                  </Badge>
                ) : null}
                {stage ? <StageBadge stage={stage} plain /> : null}
              </span>
            </div>
            <span className={styles.actions}>
              {at === 0 ? null : (
                <IconButton
                  label={`Pin ${name}`}
                  keys={`${at + 1}`}
                  size="small"
                  icon={<Pin size={16} />}
                  onClick={() => onPin(compared)}
                />
              )}
              {columns.length > 2 ? (
                <IconButton
                  label={`Remove ${name}`}
                  size="small"
                  icon={<X size={16} />}
                  onClick={() => onRemove(compared)}
                />
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
