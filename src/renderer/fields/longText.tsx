import { longestText } from '#src/engine/kinds/parts/textAnswers.ts'

import { CharacterCount } from '#src/renderer/inputs/CharacterCount.tsx'
import { useIsInvalid } from '#src/renderer/session/FillContext.ts'
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
  Input: TextLines,
})

function TextLines({ question, ids, entry }: InputProps<'longText'>) {
  const isInvalid = useIsInvalid()
  const { room, count } = useTextRoom(String(entry), longestText(question))
  return (
    <>
      <textarea
        className={styles.lines}
        id={ids.input}
        name={ids.name}
        rows={5}
        defaultValue={startingText(entry)}
        aria-describedby={ids.described}
        aria-invalid={isInvalid}
        autoComplete="off"
        {...room}
      />
      <CharacterCount {...count} />
    </>
  )
}
