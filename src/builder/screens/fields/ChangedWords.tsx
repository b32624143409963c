import type { TextPart } from '#src/builder/model/wordChanges.ts'

import styles from './ChangedWords.module.css'

interface ChangedWordsProps {
  parts: readonly TextPart[]
  /** What the changed words are: `del` in the older text, `ins` in the newer one. */
  changed: 'del' | 'ins'
}

/** A text with the words marked that another one does not have. */
export function ChangedWords({ parts, changed: Changed }: ChangedWordsProps) {
  return parts.map(({ text, isChanged }, place) =>
    isChanged ? (
      <Changed key={place} className={styles[Changed]}>
        {text}
      </Changed>
    ) : (
      <span key={place}>{text}</span>
    ),
  )
}
