import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { SavedWhatIf } from '#schemas/whatIf.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { whatIfPath } from '#src/base/paths.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import shared from '#src/ui/shared.module.css'

import { RenameDialog } from './NameDialog.tsx'
import { removeAndSay } from './savedActions.ts'
import { addressOf } from './whatIfAddress.ts'
import styles from './whatIf.module.css'
import { triedWords } from './whatIfWords.ts'

/** The team's saved what-ifs of all versions, oldest first. */
export function SavedWhatIfs({
  assessmentId,
  saved,
  openId,
  shown,
  versions,
}: {
  assessmentId: string
  saved: readonly SavedWhatIf[]
  /** The one that the page shows, unchanged. */
  openId: string | undefined
  /** The version that the page shows. */
  shown: CorrectedVersion
  versions: readonly CorrectedVersion[]
}) {
  const [renamed, setRenamed] = useState<SavedWhatIf | null>(null)
  const [params] = useSearchParams()
  const { ref, onFocus } = useFocusAfterRemoval()
  return (
    <section className={styles.saved} aria-labelledby="saved-what-ifs">
      <h2 id="saved-what-ifs">Saved</h2>
      <div ref={ref} onFocus={onFocus}>
        <ul>
          {saved.map((each) => {
            const version = versions.find(({ id }) => id === each.versionId)
            // With the same address of the version no response is read again.
            const number =
              version?.id === shown.id ? params.get('version') : `${version?.number ?? ''}`
            return (
              <li key={each.id}>
                <div>
                  {version === undefined ? (
                    <b dir="auto">{each.name}</b>
                  ) : (
                    <Link
                      to={`${whatIfPath(assessmentId)}?${addressOf(each, number, version.definition)}`}
                      aria-current={each.id === openId ? 'true' : undefined}
                      dir="auto"
                    >
                      {each.name}
                    </Link>
                  )}
                  <p className={shared.explanation}>
                    <span>{`${version === undefined ? 'Its version can’t be read' : `Version ${version.number}: ${triedWords(each, version.definition)}`}. Saved by`}</span>{' '}
                    <span dir="auto">{actorName(each.by)}</span>
                    <span>,</span> <RelativeTime at={each.at} />
                  </p>
                </div>
                <Menu
                  label={`Actions for ${each.name}`}
                  size="small"
                  items={[
                    { label: 'Rename', icon: <Pencil />, onSelect: () => setRenamed(each) },
                    {
                      label: 'Remove',
                      icon: <Trash2 />,
                      danger: true,
                      onSelect: () => void removeAndSay(assessmentId, each),
                    },
                  ]}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {renamed === null ? null : (
        <RenameDialog
          assessmentId={assessmentId}
          saved={renamed}
          onClose={() => setRenamed(null)}
        />
      )}
    </section>
  )
}
