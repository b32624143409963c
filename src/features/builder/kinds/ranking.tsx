import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { PartialPoints } from '#src/features/builder/answerKeys/PartialPoints.tsx'
import { rankingExample } from '#src/features/builder/answerKeys/partialExamples.ts'
import { OrderEditor } from '#src/features/builder/conditions/OrderEditor.tsx'
import { PartsEditor } from '#src/features/builder/options/PartsEditor.tsx'
import styles from '#src/features/builder/fields/properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

const gradings = [
  { grading: 'perPlace', name: 'A share for each place' },
  { grading: 'perPair', name: 'A share for each pair' },
] as const

export function RankingProperties({ question }: PropertiesProps<'ranking'>) {
  const edit = useQuestionEdit(question.id)
  const { key, options } = question
  const setOrder = (order: string[]) => edit.set('changeCorrectOrder', { key: { ...key, order } })
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
        {key ? (
          <>
            <OrderEditor
              label="Correct order"
              options={options}
              order={key.order}
              onChange={setOrder}
            />
            <PartialPoints
              question={question}
              grading={key.grading}
              choices={gradings}
              allOrNothing="All of the points for exactly this order, otherwise none."
              example={rankingExample(question)}
              onChoose={(grading) =>
                edit.set('changePartialPoints', {
                  key: { order: key.order, ...(grading && { grading }) },
                })
              }
            />
          </>
        ) : null}
      </div>
    </>
  )
}
