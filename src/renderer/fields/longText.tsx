import { longestText } from '#src/engine/questions/longText.ts'

import { CharacterCount } from './CharacterCount.tsx'
import { defineField, type InputProps, textConversions } from './field.ts'
import styles from './fields.module.css'
import { useTextRoom } from './useTextRoom.ts'

export const longText = defineField('longText', {
  ...textConversions,
  Input: TextLines,
})

function TextLines({ question, ids, entry }: InputProps<'longText'>) {
  return (
    <>
      <textarea
        className={styles.lines}
        id={ids.input}
        name={ids.name}
        rows={5}
        defaultValue={entry}
        aria-describedby={ids.described}
        autoComplete="off"
        spellCheck={false}
        {...useTextRoom(String(entry))}
      />
      <CharacterCount inputId={ids.input} most={longestText(question)} entry={String(entry)} />
    </>
  )
}
