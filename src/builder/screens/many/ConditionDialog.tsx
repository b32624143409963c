import { useId, useMemo, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import {
  isComparedWithNothing,
  type OperandChoice,
} from '#src/assessment/engine/conditions/comparisons.ts'
import { setShowIfOf } from '#src/assessment/engine/editing/manyQuestions.ts'
import { operandsAt } from '#src/assessment/engine/operands/operands.ts'
import { ConditionGroup } from '#src/builder/screens/conditions/ConditionGroup.tsx'
import { conditionOf, type Group, groupOf } from '#src/builder/screens/conditions/conditionTree.ts'
import { nearestOperand, newComparison } from '#src/builder/screens/conditions/newComparison.ts'
import { NoOperands } from '#src/builder/screens/conditions/NoOperands.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { setCondition } from './manyActions.ts'
import { countedQuestions, leftWords } from './manyWords.ts'
import type { ManyDialogProps } from './PointsDialog.tsx'
import styles from './many.module.css'

/** One condition for several questions. Which of them can't have it is said before it is set. */
export function ConditionDialog({ questionIds, onClose }: ManyDialogProps) {
  const builder = useBuilder()
  const definition = builder.draft.definition()
  const operands = useMemo(() => operandsOfSome(definition, questionIds), [definition, questionIds])
  const [start] = useState(() => firstGroup(definition, questionIds, operands))
  const [group, setGroup] = useState(start)
  const [isTried, setTried] = useState(false)
  const errorId = useId()
  const condition = conditionOf(group)
  const { left } = setShowIfOf(definition, questionIds, condition)
  const rest = questionIds.length - left.length
  const replaced = replacedWords(
    definition,
    questionIds,
    new Set(left.map((each) => each.questionId)),
  )
  const problem =
    condition === null
      ? 'Add a comparison.'
      : comparisonsOf(condition).some(({ test }) => isComparedWithNothing(test))
        ? 'Enter a value for each comparison.'
        : rest === 0
          ? 'None of these questions can use this answer. Choose an earlier question.'
          : null
  return (
    <FormDialog
      onClose={onClose}
      size="large"
      title={`Show ${countedQuestions(questionIds.length)} only if…`}
      submitLabel={operands.length === 0 ? null : 'Set condition'}
      closeLabel={operands.length === 0 ? 'Close' : 'Cancel'}
      isDirty={group !== start}
      isSubmitting={false}
      onSubmit={() => {
        setTried(true)
        if (condition === null || problem !== null) return
        onClose()
        setCondition(builder, questionIds, condition)
      }}
    >
      {operands.length === 0 ? (
        <NoOperands />
      ) : (
        <>
          <ConditionGroup
            whole={group}
            group={group}
            path={[]}
            operands={operands}
            onAddComparison={() => setTried(false)}
            onChange={setGroup}
          />
          {left.length === 0 ? null : <p className={styles.note}>{leftWords(left, definition)}</p>}
          {replaced === '' ? null : <p className={styles.note}>{replaced}</p>}
          {isTried && problem !== null ? (
            <div role="alert">
              <FieldError id={errorId}>{problem}</FieldError>
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}

/**
 * What at least one of the questions may use: within a section, the last one may use whatever those
 * before it may.
 */
function operandsOfSome(definition: Definition, questionIds: readonly string[]): OperandChoice[] {
  const lastOf = new Map(
    questionIds.map((id) => [questionAt(definition, id)?.section.id ?? id, id] as const),
  )
  const found = [...lastOf.values()].flatMap((questionId) => operandsAt(definition, { questionId }))
  return [...new Map(found.map((each) => [each.question.id, each])).values()]
}

/** The condition that all of them have; otherwise a comparison with what the first may use. */
function firstGroup(
  definition: Definition,
  questionIds: readonly string[],
  operands: readonly OperandChoice[],
): Group {
  const conditions = questionIds.map((id) => questionAt(definition, id)?.question.showIf)
  const [first] = conditions
  const isShared = new Set(conditions.map((each) => JSON.stringify(each))).size === 1
  if (first !== undefined && isShared) return groupOf(first)
  const [questionId = ''] = questionIds
  const nearest = nearestOperand(operandsAt(definition, { questionId })) ?? nearestOperand(operands)
  return nearest ? groupOf(newComparison(nearest)) : { kind: 'group', word: 'all', rows: [] }
}

function replacedWords(
  definition: Definition,
  questionIds: readonly string[],
  left: ReadonlySet<string>,
): string {
  const replaced = questionIds.filter(
    (id) => !left.has(id) && questionAt(definition, id)?.question.showIf !== undefined,
  )
  return replaced.length === 0
    ? ''
    : `Replaces the condition of ${countedQuestions(replaced.length)}.`
}
