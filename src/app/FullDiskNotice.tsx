import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import {
  type BackupSave,
  backupSave,
  onBackupSave,
  saveBackup,
} from '#src/features/data/backupSave.ts'
import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { MarkShape } from '#src/ui/MarkShape.tsx'

import styles from './FullDiskNotice.module.css'

const title = 'This device ran out of space.'
const text =
  'Everything here could be lost when the browser is closed, even what was saved before. Keep this browser open, and free at least 20 MB on the device. Your data is then made safe by itself, and this notice disappears.'

const SAID = `${title} ${text}`

/** Said above every screen, until what is saved is safe again. */
export function FullDiskNotice() {
  const save = useSyncExternalStore(onBackupSave, backupSave)
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    announce(SAID, 'assertive')
    return () => withdrawAnnouncement(SAID)
  }, [])
  useMadeRoom(notice)
  useAskingBeforeClosing()
  return (
    <section ref={notice} className={styles.notice} aria-label="Out of space">
      <span className={styles.mark} aria-hidden="true">
        <MarkShape mark="bang" />
      </span>
      <p className={styles.text}>
        <strong>{title}</strong> {text}
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

/** Screens that are as high as the window are lower by so much. */
function useMadeRoom(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--notice-height', `${notice.current?.offsetHeight ?? 0}px`)
    })
    if (notice.current) observer.observe(notice.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--notice-height')
    }
  }, [notice])
}

/** With its last window the browser may be closed, which is what loses the data. */
function useAskingBeforeClosing(): void {
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
