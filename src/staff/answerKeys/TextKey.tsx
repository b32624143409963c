import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from '#src/staff/fields/fieldLayout.module.css'
import type { KeyEditorProps } from './keyEdit.ts'

/** The correct texts. */
export function TextKey({
  question,
  edit,
  isRequired = false,
  isTranslated = false,
}: KeyEditorProps<'shortText'>) {
  const { key } = question
  const type = (text: string) => {
    const accepted = text === '' ? [] : text.split('\n')
    const ignoreCase = key?.ignoreCase ?? true
    const points = question.points ?? (key || accepted.length === 0 ? undefined : 1)
    edit.type('changeCorrectAnswers', 'key', {
      key: accepted.length === 0 ? undefined : { ...key, accepted, ignoreCase },
      points,
    })
  }
  return (
    <div className={styles.stack} data-field="key">
      <Field
        label="Correct answers"
        optional={!isRequired}
        help={
          isTranslated
            ? 'One per line, in every language of the assessment. Any of them is correct.'
            : 'One per line. Any of them is correct.'
        }
      >
        <TextArea
          rows={2}
          dir="auto"
          value={key?.accepted.join('\n') ?? ''}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {key ? (
        <Checkbox
          label="Ignore case"
          checked={key.ignoreCase}
          onChange={(event) =>
            edit.set('changeIgnoreCase', {
              key: { ...key, ignoreCase: event.target.checked },
            })
          }
        />
      ) : null}
    </div>
  )
}
