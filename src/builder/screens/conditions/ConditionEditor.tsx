import { Check, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useId, useState, useSyncExternalStore } from 'react'

import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { operandsAt } from '#src/assessment/engine/operands/operands.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { type ConditionLead, conditionSentence } from '#src/staff/words/conditionSentence.ts'
import {
  isRequired,
  isSectionShown,
  isShown,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import styles from './ConditionEditor.module.css'
import { ConditionGroup } from './ConditionGroup.tsx'
import { conditionOf, type Group, groupOf } from './conditionTree.ts'
import { NoOperands } from './NoOperands.tsx'
import { useNewConditionFocus } from './useNewConditionFocus.ts'

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

/**
 * The group being edited. It is kept beside the condition, because a group of one row and that row
 * alone are the same condition but look different.
 */
function useConditionGroup(
  condition: Condition,
  onChange: (condition: Condition | null) => void,
): [Group, (group: Group) => void] {
  const [group, setGroup] = useState(() => groupOf(condition))
  // Undo, a fix or another editor changed the condition, so its groups are rebuilt.
  if (meaningOf(group) !== meaningOf(groupOf(condition))) setGroup(groupOf(condition))
  const change = (next: Group) => {
    setGroup(next)
    // Without any comparison it stays a condition that is still to be written.
    onChange(conditionOf(next) ?? { kind: 'all', conditions: [] })
  }
  return [group, change]
}

function meaningOf(group: Group): string {
  return JSON.stringify(conditionOf(group))
}

interface ConditionSentenceProps {
  condition: Condition
  definition: Definition
  lead: ConditionLead
  /** If so, missing parts are not highlighted. */
  isNew: boolean
}

/** The condition as one sentence, with deleted references highlighted. */
function ConditionSentence(props: ConditionSentenceProps) {
  const { condition, definition, lead, isNew } = props
  const parts = conditionSentence(condition, definition, lead)
  return parts.map((part, at) => {
    // Parts have no identity except their position in the sentence.
    const key = `${at}`
    if (part.kind === 'question' || part.kind === 'calculated')
      return <em key={key}>{part.text}</em>
    if (part.kind === 'value') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'missing' && !isNew) {
      return (
        <mark key={key} className={styles.missing}>
          {part.text}
        </mark>
      )
    }
    return <span key={key}>{part.text}</span>
  })
}

/** The result of the condition for the answers in the preview. */
function PreviewTruth({ place, lead }: { place: Place; lead: 'showIf' | 'requiredIf' }) {
  const { preview } = useBuilder()
  const session = useSyncExternalStore(preview.subscribe, preview.session)
  const subscribe = useCallback(
    (listener: () => void) =>
      'questionId' in place
        ? session.subscribeQuestions([place.questionId], listener)
        : session.subscribeStructure(listener),
    [session, place],
  )
  const words = useSyncExternalStore(subscribe, () => truthWords(session, place, lead))
  return <p className={styles.truth}>{`In the preview now: ${words}`}</p>
}

function truthWords(session: FillSession, place: Place, lead: 'showIf' | 'requiredIf'): string {
  const { evaluation } = session
  if ('sectionId' in place) return isSectionShown(evaluation, place.sectionId) ? 'shown' : 'hidden'
  if (!isShown(evaluation, place.questionId)) return 'hidden'
  if (lead === 'showIf') return 'shown'
  return isRequired(evaluation, place.questionId) ? 'required' : 'optional'
}
