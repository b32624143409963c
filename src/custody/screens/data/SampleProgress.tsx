import { useEffect, useId } from 'react'

import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'

import styles from '#src/custody/screens/DataPage.module.css'
import { cancelSampleLoad, type SampleLoad } from '#src/custody/screens/sampleLoad.ts'
import { shareDone, stepWords } from '#src/custody/screens/sampleWords.ts'
import shared from '#src/ui/shared.module.css'

/** The progress, and a cancel button. */
export function SampleProgress({ load }: { load: Extract<SampleLoad, { kind: 'loading' }> }) {
  const id = useId()
  const share = shareDone(load)

  useEffect(() => {
    announce('Loading sample data')
  }, [])

  return (
    <div className={styles.stack}>
      <div className={styles.whole}>
        <p id={id}>{stepWords(load)}</p>
        <ProgressBar labelledBy={id} done={share} total={1} />
      </div>
      <p className={shared.quiet}>
        You can leave this page. Closing or reloading it cancels, and nothing is added.
      </p>
      <Button onClick={cancelSampleLoad}>Cancel loading</Button>
    </div>
  )
}
