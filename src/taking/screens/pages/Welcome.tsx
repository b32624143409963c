import { type ReactNode, useState } from 'react'

import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { classes } from '#src/ui/classes.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { Screen } from './Screen.tsx'
import { sizeWords } from './sizeWords.ts'
import styles from './take.module.css'
import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import type { Welcome as WelcomeState } from '#src/taking/screens/attempt/takeState.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'

/**
 * The page before the first question. It says nothing about who the candidate is, unless staff have
 * just opened the session for them.
 */
export function Welcome({
  state,
  corner,
  isChoosing,
  onStart,
  onLeave,
}: {
  state: WelcomeState
  /** The choice of a language. */
  corner: ReactNode
  /** A language is loading. */
  isChoosing: boolean
  onStart: () => Promise<void>
  onLeave: () => Promise<void>
}) {
  const { invitation, hasStarted, openedFor, limits } = state
  const [isStarting, setStarting] = useState(false)
  const words = useWords()
  const { starting } = words
  const Clock = clockParts()
  const facts = [
    starting.saved,
    // Not beside a clock that runs on.
    ...(limits ? [] : [starting.mayStop]),
    ...(limits?.all ? [] : [starting.nothingSubmitted]),
  ]

  function start() {
    setStarting(true)
    void onStart()
  }

  return (
    <Screen
      title={hasStarted ? starting.backTitle(invitation.title) : invitation.title}
      heading={
        <bdi className={styles.authored} lang={invitation.language}>
          {invitation.title}
        </bdi>
      }
      corner={corner}
    >
      {openedFor && (
        <div className={styles.receipt}>
          <p>{starting.openedFor(openedFor.email)}</p>
          {openedFor.code !== undefined && (
            <>
              <strong className={styles.reference} translate="no">
                {formatAccessCode(openedFor.code)}
              </strong>
              <p>{starting.keepCode}</p>
            </>
          )}
        </div>
      )}
      {hasStarted ? (
        <p>{starting.back}</p>
      ) : (
        <>
          {invitation.introduction && (
            <div
              key={invitation.language}
              className={styles.introduction}
              lang={invitation.language}
              dir="auto"
            >
              <AuthoredTree text={invitation.introduction} links="plain" />
            </div>
          )}
          <p className={styles.size}>
            <strong>{sizeWords(invitation, limits?.all ?? null, words)}</strong>
          </p>
          <ul className={styles.facts}>
            {Clock && limits && <Clock.LimitsInShort limits={limits} />}
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.folds}>
        {Clock && limits && <Clock.LimitList limits={limits} className={styles.facts} />}
        {Clock && limits && !hasStarted && <Clock.Trial kinds={invitation.kinds} />}
        <details>
          <summary>{starting.recordedTitle}</summary>
          <ul className={styles.facts}>
            {starting.recorded.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>{starting.recordedFor}</p>
        </details>
      </div>
      <div className={classes(styles.actions, styles.starting)}>
        <Button variant="primary" disabled={isStarting || isChoosing} onClick={start}>
          {hasStarted ? starting.continue : starting.start}
        </Button>
        <Button variant="quiet" onClick={() => void onLeave()}>
          {starting.leave}
        </Button>
      </div>
    </Screen>
  )
}
