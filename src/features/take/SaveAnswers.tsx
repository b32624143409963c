import { useState } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'

import { timeText } from '#src/wording/candidate/formats.ts'

import { answersFile } from './answersFile.ts'
import type { OpenAttempt } from './openAttempt.ts'
import styles from './take.module.css'

/** Another way out for the answers, for as long as this device does not keep them. */
export function SaveAnswers({ attempt }: { attempt: OpenAttempt }) {
  const [savedAt, setSavedAt] = useState('')
  const save = () => {
    const now = new Date().toISOString()
    const { name, text } = answersFile(attempt, now)
    saveFile(name, text, 'text/plain;charset=utf-8')
    setSavedAt(timeText(now))
  }
  return (
    <span className={styles.saveAnswers}>
      <Button size="small" onClick={save}>
        Save my answers as a file
      </Button>
      <output>{savedAt && `Saved as a file at ${savedAt}. Show it to a member of staff.`}</output>
    </span>
  )
}
