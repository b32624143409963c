import { defineField, type InputProps, textConversions } from './field.ts'
import styles from './fields.module.css'

export const longText = defineField('longText', {
  ...textConversions,
  Input: TextLines,
})

function TextLines({ ids, entry }: InputProps<'longText'>) {
  return (
    <textarea
      className={styles.lines}
      id={ids.input}
      name={ids.name}
      rows={5}
      defaultValue={entry}
      aria-describedby={ids.described}
      autoComplete="off"
      spellCheck={false}
      dir="auto"
    />
  )
}
