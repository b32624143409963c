import { useEffect, useId } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'

import dataStyles from '#src/custody/screens/DataPage.module.css'
import { passFailureWords, passTitles, progressWords, unfinishedWords } from './passWords.ts'
import { continuePass, type Pass, protectionPass } from './protectionPass.ts'

/** The progress of turning protection on or off, or why it is not finished. */
export function PassProgress({ pending }: { pending: Pass }) {
  const pass = useStore(protectionPass)
  const id = useId()
  const isRunning = pass.kind === 'running'
  useEffect(() => {
    if (isRunning) announce(passTitles[pending])
  }, [isRunning, pending])
  if (pass.kind === 'running') {
    return (
      <div className={dataStyles.whole}>
        <p id={id}>{progressWords(pass)}</p>
        <ProgressBar labelledBy={id} done={pass.done} total={pass.total} />
      </div>
    )
  }
  const error = pass.kind === 'failed' ? pass.error : null
  return (
    <div className={dataStyles.stack}>
      {error === null ? (
        <p>{unfinishedWords[pending]}</p>
      ) : (
        <FormFailure text={passFailureWords(error)} />
      )}
      {error?.kind === 'already-on' ? null : (
        <Button variant="primary" onClick={() => continuePass(pending)}>
          {error === null ? 'Continue' : 'Try again'}
        </Button>
      )}
    </div>
  )
}
