import type { QuestionOf } from '#schemas/question.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { PartsEditor } from '#src/builder/screens/options/PartsEditor.tsx'
import { OrderKeyEditor } from '#src/staff/answerKeys/OrderKeyEditor.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

export function RankingProperties({ question }: { question: QuestionOf<'ranking'> }) {
  const edit = useQuestionEdit(question.id)
  const { key, options } = question
  const toggle = () => {
    if (key) edit.set('removeCorrectOrder', { key: undefined })
    else {
      const order = options.map(({ id }) => id)
      edit.set('setCorrectOrder', { key: { order }, points: question.points ?? 1 })
    }
  }
  return (
    <>
      <PartsEditor
        question={question}
        help={
          question.shuffle
            ? 'Each candidate starts with a different order.'
            : 'Candidates start with this order.'
        }
      />
      <div className={styles.stack} data-field="key">
        <Checkbox label="One order is correct" checked={key !== undefined} onChange={toggle} />
        <OrderKeyEditor question={question} edit={edit} />
      </div>
    </>
  )
}
