import { type ReactNode, useEffect } from 'react'
import type { CandidateMode } from '#schemas/device.ts'
import { takePath } from '#src/takePath.ts'

import { ForgottenPin } from './ForgottenPin.tsx'
import styles from './HandedOver.module.css'
import { PinForm } from './PinForm.tsx'
import { useCountDown } from './useCountDown.ts'

interface HandedOverPageProps {
  mode: CandidateMode
  /** Candidate mode is off. */
  onEnded: () => void
}

/** Says that the device is with a candidate, leads back to the assessment, and takes the PIN. */
export function HandedOverPage({ mode: atFirst, onEnded }: HandedOverPageProps) {
  const { mode, refresh } = useCountDown(atFirst, onEnded)
  const { assessments } = mode
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
        <PinForm waitMs={mode.waitMs} onRefused={refresh} onEnded={onEnded} />
        <ForgottenPin resetMs={mode.resetMs ?? null} onChange={refresh} />
      </section>
    </main>
  )
}

function fromLink(title: string, count: number): ReactNode {
  if (count === 1) return 'Go to the assessment'
  return <bdi>{title || 'Untitled assessment'}</bdi>
}
