import { useEffect, useRef, useState } from 'react'

import { hasOnlyCopy, saveOpenWork } from '#src/base/openWork.ts'
import { useStore } from '#src/base/useStore.ts'
import { startUpdate, type Update, update } from '#src/storage/offline/update.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import styles from './UpdateNotice.module.css'
import { useReservedHeight } from './useReservedHeight.ts'

/** Offers the version that waits; not while this page has the only copy of something. */
export function UpdateNotice() {
  const state = useStore(update)
  const isHeld = useStore(hasOnlyCopy)
  return state === 'none' || isHeld ? null : <Offer state={state} />
}

function Offer({ state }: { state: Exclude<Update, 'none'> }) {
  const notice = useRef<HTMLElement>(null)
  const [isBusy, setBusy] = useState(false)
  const text = WORDS[state]
  useReservedHeight(notice)
  useEffect(() => announce(text), [text])

  async function reload() {
    setBusy(true)
    // If some work can't be saved, this notice disappears.
    if ((await saveOpenWork()) && (await startUpdate())) location.reload()
    else setBusy(false)
  }

  return (
    <section ref={notice} className={styles.notice} aria-label="New version">
      <p className={styles.text}>{text}</p>
      <Button size="small" disabled={isBusy} onClick={() => void reload()}>
        Reload to update
      </Button>
    </section>
  )
}

const WORDS = {
  ready: 'A new version of TalentFlow is ready.',
  'attempt-open':
    'A new version of TalentFlow is ready, but somebody is taking an assessment in another tab. Try again when they have finished.',
} as const
