import { useState } from 'react'

import { Coloured } from './Coloured.tsx'
import styles from './code.module.css'
import { defineField, type InputProps, textConversions } from './field.ts'
import { useIndenting } from './useIndenting.ts'

export const code = defineField('code', {
  ...textConversions,
  Input: CodeArea,
})

/** What is typed stands over the same text in colour, which also gives the field its height. */
function CodeArea({ question, ids, entry }: InputProps<'code'>) {
  const [text, setText] = useState(String(entry))
  const indenting = useIndenting()
  const hintId = `${ids.input}-keys`
  return (
    <>
      <div className={styles.frame} dir="ltr">
        <pre className={styles.colours} aria-hidden="true">
          <Coloured text={`${text}\n`} language={question.language} />
        </pre>
        <textarea
          {...indenting}
          className={styles.area}
          id={ids.input}
          name={ids.name}
          defaultValue={entry}
          aria-describedby={`${ids.described} ${hintId}`}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        Your code is read by people and never run. While you type, Tab indents; press Esc and then
        Tab to go on.
      </p>
    </>
  )
}
