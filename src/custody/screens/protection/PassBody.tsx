import { type ReactNode, useEffect, useRef } from 'react'

import { useStore } from '#src/base/useStore.ts'

import { PassProgress } from './PassProgress.tsx'
import styles from './Protection.module.css'
import { type Pass, protectionPass } from './protectionPass.ts'

const DONE: Readonly<Record<Pass, string>> = {
  sealing:
    'Protection is on. Only your team can read answers, answer keys, notes, access codes and files. This device locks after 10 minutes of inactivity.',
  opening: 'Protection is off. Anyone who can open this browser can read everything.',
}

/** The pass over what is stored, to its end, in a dialog. */
export function PassBody({ pass }: { pass: Pass }) {
  const { kind } = useStore(protectionPass)
  return (
    <Focused key={kind}>
      {kind === 'idle' ? (
        <output>{DONE[pass]}</output>
      ) : (
        <>
          <PassProgress pending={pass} />
          {kind === 'running' ? (
            <p>
              Keep this page open. If it is closed, this continues when the device is next unlocked.
            </p>
          ) : null}
        </>
      )}
    </Focused>
  )
}

/** Takes the focus of a button that is no longer there. */
function Focused({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.focus(), [])
  return (
    <div ref={body} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
