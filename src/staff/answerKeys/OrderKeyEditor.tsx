import type { KeyEditorProps } from './keyEdit.ts'
import { OrderEditor } from './OrderEditor.tsx'
import { rankingExample } from './partialExamples.ts'
import { PartialPoints } from './PartialPoints.tsx'

const gradings = [
  { grading: 'perPlace', name: 'A share for each place' },
  { grading: 'perPair', name: 'A share for each pair' },
] as const

/** The correct order of a ranking that has one, and what a partly correct one gets. */
export function OrderKeyEditor({ question, edit }: KeyEditorProps<'ranking'>) {
  const { key, options } = question
  if (!key) return null
  return (
    <>
      <OrderEditor
        label="Correct order"
        options={options}
        order={key.order}
        onChange={(order) => edit.set('changeCorrectOrder', { key: { ...key, order } })}
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
  )
}
