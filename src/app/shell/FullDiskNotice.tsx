import { useStore } from '#src/base/useStore.ts'
import { useEffect, useRef } from 'react'

import { type BackupSave, backupSave, saveBackup } from '#src/custody/screens/backup/backupSave.ts'
import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'

import styles from './FullDiskNotice.module.css'
import { useReservedHeight } from './useReservedHeight.ts'

const title = 'This device ran out of space.'
const text =
  'Everything in TalentFlow could be lost when the browser closes, including what was saved before. Keep the browser open and free at least 20 MB on this device. This notice disappears once your data is safe.'

const SAID = `${title} ${text}`

/** Shown above every screen until saved data is safe again. */
export function FullDiskNotice() {
  const save = useStore(backupSave)
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    announce(SAID, 'assertive')
    return () => withdrawAnnouncement(SAID)
  }, [])
  useReservedHeight(notice)
  useCloseWarning()
  return (
    <section ref={notice} className={styles.notice} aria-label="Out of space">
      <span className={styles.mark} aria-hidden="true">
        <MarkShape mark="bang" />
      </span>
      <p className={styles.text}>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <div className={styles.backup}>
        <Button size="small" disabled={save.kind === 'saving'} onClick={() => void saveBackup()}>
          Save a backup
        </Button>
        <output>{backupWords(save)}</output>
      </div>
    </section>
  )
}

/** Closing the last window may close the browser, which is what loses the data. */
function useCloseWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

function backupWords(save: BackupSave): string {
  switch (save.kind) {
    case 'idle':
      return ''
    case 'saving':
      return 'Saving…'
    case 'saved':
      return `Saved as ${save.fileName}`
    case 'failed':
      return 'Not saved: your data can’t be read while the device is full. Free some space, then try again.'
  }
}
