import { Check, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { operandsAt } from '#src/assessment/engine/calculated/operands.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './ConditionEditor.module.css'
import { ConditionGroup } from './ConditionGroup.tsx'
import { ConditionSentence } from './ConditionSentence.tsx'
import { conditionOf, groupOf } from './conditionTree.ts'
import { NoOperands } from './NoOperands.tsx'
import { PreviewTruth } from './PreviewTruth.tsx'
import { useNewConditionFocus } from './useNewConditionFocus.ts'
import { useConditionGroup } from './useConditionGroup.ts'

export interface ConditionEditorProps {
  definition: Definition
  /** Where the condition applies; it can only use earlier questions. */
  place: Place
  condition: Condition | null
  lead: 'showIf' | 'requiredIf'
  /** The condition is being written for the first time, so missing parts are not errors yet. */
  isNew: boolean
  /** The author adds a comparison, which is still incomplete. */
  onAddComparison: () => void
  /** The author has finished, or moved on to something else. */
  onLeave: () => void
  /** Null removes the condition. */
  onChange: (condition: Condition | null) => void
}

/** A condition: shown as a sentence, edited as rows of choices. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition } = props
  return condition ? <WrittenCondition {...props} condition={condition} /> : null
}

function WrittenCondition(props: ConditionEditorProps & { condition: Condition }) {
  const { definition, place, condition, lead, isNew, onAddComparison, onLeave, onChange } = props
  const [editing, setEditing] = useState(() => isNew || conditionOf(groupOf(condition)) === null)
  const sentenceId = useId()
  const done = () => {
    setEditing(!editing)
    if (editing) onLeave()
  }
  return (
    <fieldset
      {...useNewConditionFocus(isNew, onLeave)}
      aria-labelledby={sentenceId}
      className={styles.editor}
    >
      <div className={styles.head}>
        <p id={sentenceId} className={styles.sentence}>
          <ConditionSentence
            condition={condition}
            definition={definition}
            lead={lead}
            isNew={isNew}
          />
        </p>
        <Button
          size="small"
          variant="quiet"
          icon={editing ? <Check /> : <Pencil />}
          aria-expanded={editing}
          onClick={done}
        >
          {editing ? 'Done' : 'Edit condition'}
        </Button>
        <IconButton
          size="small"
          label="Remove condition"
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onChange(null)}
        />
      </div>
      {editing ? (
        <Rows
          definition={definition}
          place={place}
          condition={condition}
          onAddComparison={onAddComparison}
          onChange={onChange}
        />
      ) : null}
      <PreviewTruth place={place} lead={lead} />
    </fieldset>
  )
}

type RowsProps = Pick<
  ConditionEditorProps,
  'definition' | 'place' | 'onAddComparison' | 'onChange'
> & {
  condition: Condition
}

function Rows({ definition, place, condition, onAddComparison, onChange }: RowsProps) {
  const [group, change] = useConditionGroup(condition, onChange)
  const operands = operandsAt(definition, place)
  if (operands.length === 0) return <NoOperands />
  return (
    <ConditionGroup
      whole={group}
      group={group}
      path={[]}
      operands={operands}
      onAddComparison={onAddComparison}
      onChange={change}
    />
  )
}
