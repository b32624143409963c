import type { Option } from '#schemas/question.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { SortableList } from '#src/ui/lists/SortableList.tsx'
import styles from './answerKeys.module.css'

interface OrderEditorProps {
  label: string
  options: readonly Option[]
  order: readonly string[]
  onChange: (order: string[]) => void
}

/** Orders options by dragging or by keyboard. Options not in `order` come last. */
export function OrderEditor({ label, options, order, onChange }: OrderEditorProps) {
  const known = order.flatMap((id) => options.filter((option) => option.id === id))
  const items = [...known, ...options.filter(({ id }) => !order.includes(id))].map(
    (option, at) => ({ id: option.id, title: textLine(option.label) || `Option ${at + 1}` }),
  )
  const move = (id: string, index: number) => {
    const others = items.map((item) => item.id).filter((other) => other !== id)
    onChange([...others.slice(0, index), id, ...others.slice(index)])
  }
  return (
    <SortableList label={label} items={items} onMove={move}>
      {(item, { handle, index }) => (
        <div className={styles.line}>
          {handle}
          <span className={styles.ordered} dir="auto">
            {`${index + 1}. ${item.title}`}
          </span>
        </div>
      )}
    </SortableList>
  )
}
