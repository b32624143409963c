import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

import type { ReceiptNote } from '#schemas/records/sitting.ts'
import { AnswersCopy } from '#src/assessment/renderer/paper/AnswersCopy.tsx'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'

import styles from './OwnCopy.module.css'

interface OwnCopyProps {
  copied: { session: FillSession; words: PaperWords['copy'] }
  receipt: ReceiptNote
  /** How long the page may be unused. */
  unusedMs: number
  /** Nobody has used the page for a while, so somebody else may sit here now. */
  onUnused: () => void
}

/** Offers to print what was submitted. The answers are never visible on the screen. */
export function OwnCopy({ copied, receipt, unusedMs, onUnused }: OwnCopyProps) {
  const { words } = copied
  const [printings, setPrintings] = useState(0)
  useUnused(unusedMs, onUnused)
  return (
    <>
      <p>{words.once}</p>
      <div>
        <Button variant="secondary" onClick={() => setPrintings(printings + 1)}>
          {words.print}
        </Button>
      </div>
      {printings > 0 && (
        // Again for each press.
        <Printed key={printings} copied={copied} receipt={receipt} />
      )}
    </>
  )
}

/** Beside the page and not in it, so that nothing of the page is printed around it. */
function Printed({
  copied: { session, words },
  receipt,
}: Pick<OwnCopyProps, 'copied' | 'receipt'>) {
  useEffect(() => window.print(), [])
  return createPortal(
    <main className={styles.printed} data-copy>
      <AnswersCopy
        session={session}
        title={words.title}
        reference={receipt.reference}
        submittedAt={receipt.at}
      />
    </main>,
    document.body,
  )
}

const TICK_MS = 1000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls back once the page has not been used for this time. Compares times, so that it also does
 * after the device slept.
 */
function useUnused(afterMs: number, onUnused: () => void): void {
  const call = useEffectEvent(onUnused)
  useEffect(() => {
    let lastLife = Date.now()
    const live = () => {
      lastLife = Date.now()
    }
    const look = () => {
      if (Math.abs(Date.now() - lastLife) >= afterMs) call()
    }
    const ticking = setInterval(look, TICK_MS)
    document.addEventListener('visibilitychange', look)
    for (const name of SIGNS_OF_LIFE) {
      document.addEventListener(name, live, { capture: true, passive: true })
    }
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
      for (const name of SIGNS_OF_LIFE) document.removeEventListener(name, live, { capture: true })
    }
  }, [afterMs])
}
