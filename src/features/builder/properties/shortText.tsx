import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { AcceptedText } from './AcceptedText.tsx'
import { LengthLimits } from './LengthLimits.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function ShortTextProperties({ question }: PropertiesProps<'shortText'>) {
  return (
    <>
      <AcceptedText question={question} />
      <LengthLimits question={question} />
      <AcceptedAnswers question={question} />
    </>
  )
}

function AcceptedAnswers({ question }: PropertiesProps<'shortText'>) {
  const edit = useQuestionEdit(question.id)
  const { key } = question
  const type = (text: string) => {
    const accepted = text === '' ? [] : text.split('\n')
    const ignoreCase = key?.ignoreCase ?? true
    const points = question.points ?? (key || accepted.length === 0 ? undefined : 1)
    edit.type('Change right answers', 'key', {
      key: accepted.length === 0 ? undefined : { accepted, ignoreCase },
      points,
    })
  }
  return (
    <div className={styles.stack} data-field="key">
      <Field label="Right answers" optional help="One a line. Each of them counts as right.">
        <TextArea
          rows={2}
          dir="auto"
          value={key?.accepted.join('\n') ?? ''}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {key ? (
        <Checkbox
          label="Capital and small letters count as the same"
          checked={key.ignoreCase}
          onChange={(event) =>
            edit.set('Change how case counts', {
              key: { ...key, ignoreCase: event.target.checked },
            })
          }
        />
      ) : null}
    </div>
  )
}
