import { useEffect, useState } from 'react'
import type { CandidateMode } from '#schemas/records/device.ts'
import { endUnlocked } from '#src/storage/device/candidateModeWrites.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { Unlocking } from '#src/staff/protection/Unlocking.tsx'
import type { OtherAction } from '#src/staff/protection/unlockingProps.ts'
import { useProtectionOrError } from '#src/staff/protection/useProtection.ts'
import { CompanyHead } from '#src/assessment/renderer/company/Company.tsx'
import { preferredLanguage } from '#src/assessment/words/languages.ts'
import { takePath } from '#src/base/takePath.ts'

import { Clocks } from './Clocks.tsx'
import { BackToAssessment, OpenElsewhere } from './OpenElsewhere.tsx'
import styles from './HandedOver.module.css'
import { PinForm } from './PinForm.tsx'
import { clockAction, turnClock } from './SeatClock.tsx'
import { type Seats, useSeats } from './seats.ts'
import { TakeBackLater } from './TakeBackLater.tsx'
import { useCountDown } from './useCountDown.ts'
import { wayBackOf } from './wayBack.ts'

interface HandedOverPageProps {
  mode: CandidateMode
  /** Whose clock staff may pause here. */
  seats?: Seats
  /** Candidate mode is off. */
  onEnded: () => void
  /** Called once candidate mode is off, and the keys are in the memory of this page. */
  onUnlocked: () => void
}

/**
 * Says that the device is with a candidate, leads back to the assessment, and takes the PIN, or the
 * team passphrase if there is one. With it staff take the device back, or pause the clock of whoever
 * sits there.
 */
export function HandedOverPage({ mode: atFirst, seats, onEnded, onUnlocked }: HandedOverPageProps) {
  const { mode, refresh } = useCountDown(atFirst, onEnded)
  const protection = useProtectionOrError()
  const wayBack = protection === undefined ? null : wayBackOf(mode, protection)
  const { assessments } = mode
  const seated = useSeats(seats)
  const [isAllowed, setAllowed] = useState(false)
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
  /** From now on only the button for the clock works, and only here. */
  const allow = async (isPaused: boolean) => {
    const [only, ...others] = (await seated.look()).seats.filter(({ isHere }) => isHere)
    const problem =
      only && others.length === 0 && only.isPaused === isPaused ? await turnClock(only) : null
    await seated.look()
    if (problem === null) setAllowed(true)
    else if (wayBack === 'passphrase') lock()
    return problem
  }
  const leave = () => {
    setAllowed(false)
    if (wayBack === 'passphrase') lock()
  }
  // As on the first page of candidates, while nothing else says which one is theirs.
  const language =
    seated.seats.find(({ isHere }) => isHere)?.language ?? preferredLanguage(navigator.languages)
  const isPaused = seated.seats.every((seat) => seat.isPaused)
  const other: OtherAction | undefined =
    seated.seats.length === 0
      ? undefined
      : { action: clockAction(isPaused), onAllowed: () => allow(isPaused) }
  useEffect(() => {
    document.title = 'This device is with a candidate – TalentFlow'
  }, [])
  return (
    <main className={styles.page}>
      <CompanyHead />
      <h1 className={styles.heading}>This device is with a candidate</h1>
      <p>The hiring team’s pages can’t be opened until the team takes the device back.</p>
      {seated.isOpenElsewhere ? (
        <OpenElsewhere language={language} />
      ) : assessments.length === 0 ? null : (
        <nav aria-label="Assessments">
          <ul className={styles.assessments}>
            {assessments.map(({ id, title }) => (
              <li key={id}>
                {assessments.length === 1 ? (
                  <BackToAssessment language={language} address={takePath(id)} />
                ) : (
                  <a href={takePath(id)}>
                    <bdi>{title || 'Untitled assessment'}</bdi>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={styles.staff} aria-labelledby="for-staff">
        <h2 id="for-staff">For the hiring team</h2>
        {seats && isAllowed ? (
          <Clocks seats={seated.seats} emailOf={seats.emailOf} look={seated.look} onLeft={leave} />
        ) : (
          <>
            {wayBack === 'pin' ? (
              <PinForm waitMs={mode.waitMs} other={other} onRefused={refresh} onEnded={onEnded} />
            ) : wayBack === 'passphrase' ? (
              <Unlocking action="Take the device back" onUnlocked={takeBack} other={other} />
            ) : wayBack === 'wait' ? (
              <p>{CANT_CHECK}</p>
            ) : null}
            {wayBack === null ? null : (
              <TakeBackLater wayBack={wayBack} resetMs={mode.resetMs ?? null} onChange={refresh} />
            )}
          </>
        )}
      </section>
    </main>
  )
}

const CANT_CHECK =
  'The PIN or passphrase can’t be checked, because the data needed to check it is missing or damaged.'
const NO_LONGER_PROTECTED = 'Protection was turned off. Reload this page.'
