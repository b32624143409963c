import { longestText } from '#src/engine/kinds/parts/textAnswers.ts'

import { characterCount } from '#src/renderer/inputs/characterCount.tsx'
import {
  defineField,
  type InputProps,
  startingText,
  textConversions,
} from '#src/renderer/session/field.ts'
import styles from '#src/renderer/inputs/fields.module.css'
import { useTextRoom } from '#src/renderer/inputs/useTextRoom.ts'

export const longText = defineField('longText', {
  ...textConversions,
  draw: (props) => <TextLines {...props} />,
})

function TextLines({ question, ids, entry, words }: InputProps<'longText'>) {
  const { room, count } = useTextRoom(String(entry), longestText(question), words)
  return (
    <>
      <textarea
        className={styles.lines}
        id={ids.input}
        name={ids.name}
        rows={5}
        defaultValue={startingText(entry)}
        aria-describedby={ids.described}
        autoComplete="off"
        {...room}
      />
      {characterCount(count, words)}
    </>
  )
}
