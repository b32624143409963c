import { type ReactNode, useEffect } from 'react'
import type { CandidateMode } from '#schemas/device.ts'
import { Unlocking } from '#src/parts/protection/Unlocking.tsx'
import { useProtection } from '#src/parts/protection/useProtection.ts'
import { takePath } from '#src/takePath.ts'

import { endAfterUnlocking } from './endAfterUnlocking.ts'
import { ForgottenPin } from './ForgottenPin.tsx'
import styles from './HandedOver.module.css'
import { PinForm } from './PinForm.tsx'
import { useCountDown } from './useCountDown.ts'

interface HandedOverPageProps {
  mode: CandidateMode
  /** Candidate mode is off. */
  onEnded: () => void
  /** It is off, and the keys are in the memory of this page. */
  onUnlocked: () => void
}

/**
 * Says that the device is with a candidate, leads back to the assessment, and takes the PIN, or the
 * team passphrase if there is one.
 */
export function HandedOverPage({ mode: atFirst, onEnded, onUnlocked }: HandedOverPageProps) {
  const { mode, refresh } = useCountDown(atFirst, onEnded)
  const protection = useProtection()
  const { assessments } = mode
  const takeBack = async () => {
    const problem = await endAfterUnlocking()
    if (problem === null) onUnlocked()
    return problem
  }
  useEffect(() => {
    document.title = 'This device is with a candidate – TalentFlow'
  }, [])
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>This device is with a candidate</h1>
      <p>The hiring team’s pages can’t be opened until the team takes the device back.</p>
      {assessments.length === 0 ? null : (
        <nav aria-label="Assessments">
          <ul className={styles.assessments}>
            {assessments.map(({ id, title }) => (
              <li key={id}>
                <a href={takePath(id)}>{fromLink(title, assessments.length)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={styles.staff} aria-labelledby="for-staff">
        <h2 id="for-staff">For the hiring team</h2>
        {protection === undefined ? null : protection.kind === 'off' ? (
          <>
            <PinForm waitMs={mode.waitMs} onRefused={refresh} onEnded={onEnded} />
            <ForgottenPin resetMs={mode.resetMs ?? null} onChange={refresh} />
          </>
        ) : (
          <Unlocking action="Take the device back" onUnlocked={takeBack} />
        )}
      </section>
    </main>
  )
}

function fromLink(title: string, count: number): ReactNode {
  if (count === 1) return 'Go to the assessment'
  return <bdi>{title || 'Untitled assessment'}</bdi>
}
