import { useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'

import { useWords } from '#src/assessment/renderer/text/words.ts'

import { answersFile } from '#src/taking/screens/attempt/answersFile.ts'
import type { OpenAttempt } from '#src/taking/screens/attempt/openAttempt.ts'
import styles from './take.module.css'

/** Downloads the answers while this device can't store them. */
export function SaveAnswers({ attempt }: { attempt: OpenAttempt }) {
  const words = useWords()
  const [savedAt, setSavedAt] = useState('')
  const save = () => {
    const now = new Date().toISOString()
    const { name, text } = answersFile(attempt, now, words)
    saveFile(name, text, 'text/plain;charset=utf-8')
    setSavedAt(now)
  }
  return (
    <span className={styles.saveAnswers}>
      <Button size="small" onClick={save}>
        {words.saving.saveAsFile}
      </Button>
      <output>{savedAt && words.saving.savedAsFile(savedAt)}</output>
    </span>
  )
}
