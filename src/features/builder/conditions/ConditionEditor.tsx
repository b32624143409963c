import { Check, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { operandsAt } from '#src/engine/conditions/operands.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './ConditionEditor.module.css'
import { ConditionGroup } from './ConditionGroup.tsx'
import { ConditionSentence } from './ConditionSentence.tsx'
import { conditionOf, groupOf } from './conditionTree.ts'
import { NoOperands } from './NoOperands.tsx'
import { PreviewTruth } from './PreviewTruth.tsx'
import { useBeginning } from './useBeginning.ts'
import { useConditionGroup } from './useConditionGroup.ts'

export interface ConditionEditorProps {
  definition: Definition
  /** Where the condition stands; only questions before it can be looked at. */
  place: Place
  condition: Condition | null
  lead: 'showIf' | 'requiredIf'
  /** It is being written for the first time: what it lacks is no mistake yet. */
  isBegun: boolean
  /** Its author adds a comparison, which is still to be written. */
  onBegin: () => void
  /** Its author is done with it, or turned to something else. */
  onLeave: () => void
  /** Null takes the condition away. */
  onChange: (condition: Condition | null) => void
}

/** A condition: one sentence at rest, rows to choose from while it is edited. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { condition } = props
  return condition ? <WrittenCondition {...props} condition={condition} /> : null
}

function WrittenCondition(props: ConditionEditorProps & { condition: Condition }) {
  const { definition, place, condition, lead, isBegun, onBegin, onLeave, onChange } = props
  const [editing, setEditing] = useState(() => isBegun || conditionOf(groupOf(condition)) === null)
  const sentenceId = useId()
  const done = () => {
    setEditing(!editing)
    if (editing) onLeave()
  }
  return (
    <fieldset
      {...useBeginning(isBegun, onLeave)}
      aria-labelledby={sentenceId}
      className={styles.editor}
    >
      <div className={styles.head}>
        <p id={sentenceId} className={styles.sentence}>
          <ConditionSentence
            condition={condition}
            definition={definition}
            lead={lead}
            isBegun={isBegun}
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
          onBegin={onBegin}
          onChange={onChange}
        />
      ) : null}
      <PreviewTruth place={place} lead={lead} />
    </fieldset>
  )
}

type RowsProps = Pick<ConditionEditorProps, 'definition' | 'place' | 'onBegin' | 'onChange'> & {
  condition: Condition
}

function Rows({ definition, place, condition, onBegin, onChange }: RowsProps) {
  const [group, change] = useConditionGroup(condition, onChange)
  const operands = operandsAt(definition, place)
  if (operands.length === 0) return <NoOperands />
  return (
    <ConditionGroup
      whole={group}
      group={group}
      path={[]}
      operands={operands}
      onBegin={onBegin}
      onChange={change}
    />
  )
}
