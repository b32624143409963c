import { useEffect, useState } from 'react'

import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn, loadClockWords } from '#src/assessment/words/catalogues.ts'
import { clock } from '#src/assessment/words/english/clock.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import styles from './HandedOver.module.css'

const ENGLISH = { language: 'en', ...clock.elsewhere }

/** Leads a candidate back who opened this page by mistake, in the language of their assessment. */
export function OpenElsewhere({ language }: { language: string }) {
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
