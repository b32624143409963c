import { useState } from 'react'

import { AuthoredTree } from '#src/renderer/AuthoredTree.tsx'
import { Button } from '#src/ui/Button.tsx'

import { Screen } from './Screen.tsx'
import { sizeWords } from './sizeWords.ts'
import styles from './take.module.css'
import type { Welcome as WelcomeState } from './takeState.ts'

/** What awaits the candidate, before the first question. Says nothing of who they are. */
export function Welcome({
  state,
  onStart,
  onLeave,
}: {
  state: WelcomeState
  onStart: () => Promise<void>
  onLeave: () => Promise<void>
}) {
  const { invitation, begun } = state
  const [starting, setStarting] = useState(false)

  function start() {
    setStarting(true)
    void onStart()
  }

  return (
    <Screen
      title={begun ? `Welcome back – ${invitation.title}` : invitation.title}
      heading={
        <bdi className={styles.authored} lang={invitation.language}>
          {invitation.title}
        </bdi>
      }
    >
      {begun ? (
        <p>Welcome back. Your answers are still on this device. Carry on where you left off.</p>
      ) : (
        <>
          {invitation.introduction && (
            <div className={styles.introduction} lang={invitation.language} dir="auto">
              <AuthoredTree text={invitation.introduction} links="plain" />
            </div>
          )}
          <ul className={styles.facts}>
            <li>
              <strong>{sizeWords(invitation)}</strong>
            </li>
            <li>Your answers are saved on this device as you go.</li>
            <li>You can stop, and sign in here again later with your email and access code.</li>
            <li>Nothing is submitted until you choose “Submit answers” at the end.</li>
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <Button variant="primary" disabled={starting} onClick={start}>
          {begun ? 'Continue' : 'Start'}
        </Button>
        <Button variant="quiet" onClick={() => void onLeave()}>
          Leave
        </Button>
      </div>
    </Screen>
  )
}
