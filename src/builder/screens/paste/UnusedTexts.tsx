import { useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import type { SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import styles from './Paste.module.css'
import { SourceText } from './PastedText.tsx'

/** More at once would hide the questions around them. */
const TEXTS = 10

/** Texts that are in no question, with why. */
export function UnusedTexts({ texts }: { texts: readonly SkippedText[] }) {
  const [count, setCount] = useState(TEXTS)
  const more = texts.length - count
  return (
    <>
      <ul className={styles.skippedList} aria-label="Not used">
        {texts.slice(0, count).map(({ line, text, why }) => (
          <li key={`${line} ${why}`}>
            <span className={styles.line}>{`Line ${numberText(line)}`}</span>
            <SourceText className={styles.what} text={text} />
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <TextButton onClick={() => setCount(count + 10 * TEXTS)}>
            {`Show ${numberText(Math.min(more, 10 * TEXTS))} more`}
          </TextButton>
        </p>
      ) : null}
    </>
  )
}
