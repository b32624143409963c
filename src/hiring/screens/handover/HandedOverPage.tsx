import { type ReactNode, useEffect } from 'react'
import type { CandidateMode } from '#schemas/records/device.ts'
import { endUnlocked } from '#src/storage/device/candidateModeWrites.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { Unlocking } from '#src/staff/protection/Unlocking.tsx'
import { useProtectionOrError } from '#src/staff/protection/useProtection.ts'
import { takePath } from '#src/base/takePath.ts'

import styles from './HandedOver.module.css'
import { PinForm } from './PinForm.tsx'
import { TakeBackLater } from './TakeBackLater.tsx'
import { useCountDown } from './useCountDown.ts'
import { wayBackOf } from './wayBack.ts'

interface HandedOverPageProps {
  mode: CandidateMode
  /** Candidate mode is off. */
  onEnded: () => void
  /** Called once candidate mode is off, and the keys are in the memory of this page. */
  onUnlocked: () => void
}

/**
 * Says that the device is with a candidate, leads back to the assessment, and takes the PIN, or the
 * team passphrase if there is one.
 */
export function HandedOverPage({ mode: atFirst, onEnded, onUnlocked }: HandedOverPageProps) {
  const { mode, refresh } = useCountDown(atFirst, onEnded)
  const protection = useProtectionOrError()
  const wayBack = protection === undefined ? null : wayBackOf(mode, protection)
  const { assessments } = mode
  const takeBack = async () => {
    const ended = await endUnlocked()
    if (ended.ok) {
      onUnlocked()
      return null
    }
    if (ended.error.kind === 'locked') return { text: NO_LONGER_PROTECTED }
    lock()
    return failedSaving(ended.error.kind)
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
        {wayBack === 'pin' ? (
          <PinForm waitMs={mode.waitMs} onRefused={refresh} onEnded={onEnded} />
        ) : wayBack === 'passphrase' ? (
          <Unlocking action="Take the device back" onUnlocked={takeBack} />
        ) : wayBack === 'wait' ? (
          <p>{CANT_CHECK}</p>
        ) : null}
        {wayBack === null ? null : (
          <TakeBackLater wayBack={wayBack} resetMs={mode.resetMs ?? null} onChange={refresh} />
        )}
      </section>
    </main>
  )
}

const CANT_CHECK =
  'The PIN or passphrase can’t be checked, because the data needed to check it is missing or damaged.'
const NO_LONGER_PROTECTED = 'Protection was turned off. Reload this page.'

function fromLink(title: string, count: number): ReactNode {
  if (count === 1) return 'Go to the assessment'
  return <bdi>{title || 'Untitled assessment'}</bdi>
}
