import { useEffect, useState } from 'react'

import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn, loadClockWords } from '#src/assessment/words/catalogues.ts'
import { clock } from '#src/assessment/words/english/clock.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import styles from './HandedOver.module.css'

const ENGLISH = { language: 'en', ...clock.elsewhere }

/** What leads a candidate back who opened this page by mistake, in their language. */
function useWayBackWords(language: string) {
  const [words, setWords] = useState(ENGLISH)
  useEffect(() => {
    let isCurrent = true
    const show = () => {
      const own = candidateWordsIn(language)
      if (isCurrent) setWords({ language: own.write.language, ...clockWords(own).elsewhere })
    }
    // If they can’t be loaded, English stays.
    loadClockWords(language).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return words
}

/** To the assessment that was handed over, while nobody has it open. */
export function BackToAssessment({ language, address }: { language: string; address: string }) {
  const words = useWayBackWords(language)
  return (
    <a key={words.language} href={address} lang={words.language} dir={directionOf(words.language)}>
      {words.back}
    </a>
  )
}

/** Where the assessment is open in another tab. */
export function OpenElsewhere({ language }: { language: string }) {
  const words = useWayBackWords(language)
  return (
    <div
      key={words.language}
      className={styles.form}
      lang={words.language}
      dir={directionOf(words.language)}
    >
      <p>{words.open}</p>
      <div>
        <Button onClick={() => window.close()}>{words.close}</Button>
      </div>
    </div>
  )
}
