import { Trash2 } from 'lucide-react'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { OperandChoice } from '#src/assessment/engine/conditions/comparisons.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { partNames } from '#src/builder/screens/state/optionsAndRows.ts'
import { Combobox } from '#src/ui/controls/Combobox.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import styles from './ConditionEditor.module.css'
import type { Comparison } from './conditionTree.ts'
import { newComparison, operatorChoicesFor, withRow, withOperator } from './newComparison.ts'
import { PredicateEditor } from './PredicateEditor.tsx'

interface ComparisonRowProps {
  /** What it is called among the others. */
  name: string
  comparison: Comparison
  operands: readonly OperandChoice[]
  onChange: (comparison: Comparison) => void
  onRemove: () => void
}

/**
 * One comparison: question, row, operator and value. Values that were chosen as something else are
 * left out, so that they are chosen again.
 */
export function ComparisonRow({
  name,
  comparison,
  operands,
  onChange,
  onRemove,
}: ComparisonRowProps) {
  const { of, chosenAs } = comparison
  const { question: operandId, ...look }: Look & { question: string } =
    'question' in of ? of : { question: of.calculated }
  const operand = operands.find(({ question }) => question.id === operandId)
  const test =
    operand && chosenAs !== undefined
      ? withOperator(operand, { ...look, op: comparison.test.op }).test
      : comparison.test
  return (
    <fieldset aria-label={name} className={styles.row}>
      <div className={styles.parts}>
        <Combobox
          className={styles.question}
          aria-label="Question"
          placeholder="Choose an earlier question"
          emptyText="No earlier question matches."
          items={operands.map(({ question, number }) => ({
            value: question.id,
            label: `${number === null ? '' : `${number}. `}${textLine(question.prompt) || 'Question without text'}`,
            ...(number === null && { hint: 'calculated' }),
          }))}
          value={operand ? operand.question.id : null}
          onChange={(next) => {
            const other = operands.find(({ question }) => question.id === next)
            if (other && other !== operand) onChange(newComparison(other))
          }}
        />
        {operand ? (
          <>
            <RowSelect
              operand={operand}
              row={look.row}
              onChange={(row) => onChange(withRow(operand, row, test))}
            />
            <PredicateEditor
              operand={operand}
              choices={operatorChoicesFor(operand, look.row)}
              choice={{ ...look, op: test.op }}
              test={test}
              onChoose={(choice) => {
                // An option is no text, so it is not kept to compare own words with.
                const isAlike = choice.measure === look.measure
                onChange(withOperator(operand, choice, isAlike ? test : undefined))
              }}
              onChange={(next) => onChange({ kind: 'compare', of, test: next })}
            />
          </>
        ) : null}
      </div>
      <IconButton
        label="Remove comparison"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={onRemove}
      />
    </fieldset>
  )
}

interface RowSelectProps {
  operand: OperandChoice
  row: string | undefined
  onChange: (row: string | undefined) => void
}

/** A matrix is compared row by row; as a whole it can only be blank or not. */
function RowSelect({ operand: { question }, row, onChange }: RowSelectProps) {
  if (question.kind !== 'matrix') return null
  const names = partNames(question.rows, 'row')
  const isKnown = row === undefined || question.rows.some(({ id }) => id === row)
  return (
    <NativeSelect
      className={styles.value}
      aria-label="Row"
      value={row ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">All rows</option>
      {isKnown ? null : <option value={row}>A deleted row</option>}
      {question.rows.map((each, at) => (
        <option key={each.id} value={each.id}>
          {names[at]}
        </option>
      ))}
    </NativeSelect>
  )
}
