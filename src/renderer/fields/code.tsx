import { useState } from 'react'

import { longestText } from '#src/engine/questions/longText.ts'

import { CharacterCount } from './CharacterCount.tsx'
import { Coloured } from './Coloured.tsx'
import styles from './code.module.css'
import { defineField, type InputProps, textConversions } from './field.ts'
import { MOST_COLOURED } from './highlight.ts'
import { useIndenting } from './useIndenting.ts'
import { pasteAtOnce } from './useTextRoom.ts'

export const code = defineField('code', {
  ...textConversions,
  Input: CodeArea,
})

/** What is typed stands over the same text in colour, which also gives the field its height. */
function CodeArea({ question, ids, entry }: InputProps<'code'>) {
  const [text, setText] = useState(String(entry))
  const isPlain = text.length > MOST_COLOURED
  const indenting = useIndenting()
  const hintId = `${ids.input}.keys`
  return (
    <>
      <div className={styles.frame} dir="ltr" data-plain={isPlain}>
        {isPlain ? null : (
          <pre className={styles.colours} aria-hidden="true">
            <Coloured text={`${text}\n`} language={question.language} />
          </pre>
        )}
        <textarea
          {...indenting}
          className={styles.area}
          id={ids.input}
          name={ids.name}
          defaultValue={entry}
          aria-describedby={`${ids.described} ${hintId}`}
          onChange={(event) => setText(event.target.value)}
          onPaste={pasteAtOnce}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <CharacterCount inputId={ids.input} most={longestText(question)} entry={String(entry)} />
      <p id={hintId} className={styles.hint}>
        A person will read your code; it isn’t run.
        <span className={styles.keys}> Tab indents; Esc, then Tab, leaves the field.</span>
      </p>
    </>
  )
}
