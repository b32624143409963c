import { useState } from 'react'

import { requestPersistence, type StorageHealth } from '#src/storage/device/storageHealth.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { numberText, sizeText } from '#src/assessment/words/values/formats.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import shared from '#src/ui/shared.module.css'

import type { StoredData } from './useStoredData.ts'

type StorageSectionProps = Pick<StoredData, 'health' | 'lastBackup'>

/** Whether the data is safe from eviction, how full storage is, and whether there is a backup. */
export function StorageSection({ health, lastBackup }: StorageSectionProps) {
  return (
    <DataSection title="Storage" about="How this browser stores your data.">
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Could the browser delete your data?</dt>
          <dd>
            <Persistence persistent={health.persistent} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>How much space is used?</dt>
          <dd>
            <p>{usageWords(health)}</p>
            <Fullness {...health} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>Last backup</dt>
          <dd>
            <LastBackup last={lastBackup} />
          </dd>
        </div>
      </dl>
    </DataSection>
  )
}

function LastBackup({ last }: { last: StoredData['lastBackup'] }) {
  if (last === null) {
    return (
      <p>
        None. This browser has the only copy: if its data is cleared or the device is lost,
        everything here is lost.
      </p>
    )
  }
  return (
    <>
      <p key="saved">
        Saved <RelativeTime at={last.at} />{' '}
        <span>{`as ${last.fileName} (${sizeText(last.size)}).`}</span>
      </p>
      <p className={shared.quiet}>Changes made since then are only in this browser.</p>
    </>
  )
}

function Persistence({ persistent: found }: Pick<StorageHealth, 'persistent'>) {
  const [answer, setAnswer] = useState<'asked' | 'granted' | 'refused' | null>(null)
  const persistent = answer === 'granted' ? true : found
  const words = persistenceWords(persistent)

  async function ask() {
    setAnswer('asked')
    const isGranted = await requestPersistence().catch(() => false)
    setAnswer(isGranted ? 'granted' : 'refused')
  }

  return (
    <>
      <p>
        <Badge
          tone={persistent === true ? 'good' : persistent === false ? 'warning' : 'neutral'}
          mark={persistent === true ? 'check' : 'bang'}
        >
          {words.title}
        </Badge>{' '}
        <span>{words.text}</span>
      </p>
      {persistent === false ? (
        <Button disabled={answer === 'asked'} onClick={() => void ask()}>
          Ask the browser to keep it
        </Button>
      ) : null}
      <output>
        {answer === 'asked' ? (
          <span className={shared.quiet}>
            Waiting for the browser. It may ask you for permission: allow it to keep the data.
          </span>
        ) : null}
        {answer === 'refused' && persistent !== true ? (
          <span className={shared.quiet}>
            The browser refused this time. It often agrees once this page is bookmarked or
            installed, or has been used for a few days.
          </span>
        ) : null}
      </output>
    </>
  )
}

/** The text beside it says the same. */
function Fullness({ usage, quota }: StorageHealth) {
  if (usage === null || !quota) return null
  return (
    <div className={styles.bar} aria-hidden="true">
      <div
        className={styles.filled}
        style={{ width: `${Math.min(100, (usage / quota) * 100)}%` }}
      />
    </div>
  )
}

type HealthWords = { title: string; text: string }

/** Whether the browser may delete the data by itself. */
function persistenceWords(persistent: StorageHealth['persistent']): HealthWords {
  if (persistent === true) {
    return {
      title: 'Kept until you delete it',
      text: 'The browser will not delete this data on its own. Clearing the browsing data still deletes it.',
    }
  }
  if (persistent === false) {
    return {
      title: 'May be deleted',
      text: 'When the device runs out of space, the browser may delete this data on its own. You can ask it not to.',
    }
  }
  return {
    title: 'Unknown',
    text: 'This browser does not say whether it may delete the data on its own.',
  }
}

/** How full: "4.2 MB in use, less than 1% of the 2 GB that the browser allows". */
function usageWords({ usage, quota }: StorageHealth): string {
  if (usage === null) return 'This browser does not say how much space is in use.'
  if (quota === null || quota === 0) return `${sizeText(usage)} in use.`
  return `${sizeText(usage)} in use, ${shareText(usage / quota)} of the ${sizeText(quota)} that the browser allows.`
}

function shareText(share: number): string {
  return share < 0.01 ? 'less than 1%' : `${numberText(Math.round(share * 100))}%`
}
