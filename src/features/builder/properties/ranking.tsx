import { Checkbox } from '#src/ui/Checkbox.tsx'
import { OrderEditor } from './OrderEditor.tsx'
import { PartsEditor } from './PartsEditor.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

export function RankingProperties({ question }: PropertiesProps<'ranking'>) {
  const edit = useQuestionEdit(question.id)
  const { key, options } = question
  const setOrder = (order: string[]) => edit.set('Change right order', { key: { order } })
  const toggle = () => {
    if (key) edit.set('Take the right order away', { key: undefined })
    else {
      const order = options.map(({ id }) => id)
      edit.set('Set right order', { key: { order }, points: question.points ?? 1 })
    }
  }
  return (
    <>
      <PartsEditor
        question={question}
        help={
          question.shuffle
            ? 'Candidates begin with orders of their own.'
            : 'Candidates begin with this order.'
        }
      />
      <div className={styles.stack} data-field="key">
        <Checkbox label="One order is right" checked={key !== undefined} onChange={toggle} />
        {key ? (
          <OrderEditor
            label="Right order"
            options={options}
            order={key.order}
            onChange={setOrder}
          />
        ) : null}
      </div>
    </>
  )
}
