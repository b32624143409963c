import { longestText } from '#src/assessment/engine/kinds/parts/textAnswers.ts'

import { CharacterCount } from '#src/assessment/renderer/inputs/CharacterCount.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import {
  defineField,
  type InputProps,
  startingText,
  textConversions,
} from '#src/assessment/renderer/session/field.ts'
import styles from '#src/assessment/renderer/inputs/fields.module.css'
import { useTextRoom } from '#src/assessment/renderer/inputs/useTextRoom.ts'

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
