import { FolderPlus, Plus, Trash2 } from 'lucide-react'
import type { OperandChoice } from '#src/assessment/engine/conditions/comparisons.ts'
import { useRef } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import shared from '#src/ui/shared.module.css'
import { focusText, useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { ComparisonRow } from './ComparisonRow.tsx'
import styles from './ConditionEditor.module.css'
import {
  addRow,
  changeWord,
  type Group,
  type GroupWord,
  type Row,
  type RowPath,
  removeRow,
  replaceRow,
} from './conditionTree.ts'
import { nearestOperand, newComparison } from './newComparison.ts'
import { lastQuestionIn } from './useNewConditionFocus.ts'

interface ConditionGroupProps {
  /** The outermost group, to which all changes are applied. */
  whole: Group
  group: Group
  path: RowPath
  operands: readonly OperandChoice[]
  onAddComparison: () => void
  onChange: (whole: Group) => void
}

/** A group with its connective ("all of these are true"), its rows, and nested groups. */
export function ConditionGroup(props: ConditionGroupProps) {
  const { whole, group, path, operands, onAddComparison, onChange } = props
  const isOutermost = path.length === 0
  // A single comparison needs no connective.
  const isAlone = isOutermost && group.rows.length < 2 && isAffirmed(group)
  const nearest = nearestOperand(operands)
  const newRow = nearest ? newComparison(nearest) : null
  const box = useRef<HTMLFieldSetElement>(null)
  const focusLast = useRestoreFocus<void>(() => lastQuestionIn(box.current), { focus: focusText })
  const add = (row: Row) => {
    focusLast()
    onAddComparison()
    onChange(addRow(whole, path, row))
  }
  return (
    <fieldset
      ref={box}
      className={styles.group}
      aria-label={isOutermost ? undefined : `Group ${(path.at(-1) ?? 0) + 1}`}
    >
      {isAlone ? null : (
        <legend className={styles.legend}>
          <NativeSelect
            aria-label={
              isOutermost
                ? 'How the comparisons are combined'
                : 'How the comparisons of this group are combined'
            }
            value={group.word}
            onChange={(event) => onChange(changeWord(whole, path, wordFrom(event.target.value)))}
          >
            {wordsFor(group, isOutermost).map(([word, text]) => (
              <option key={word} value={word}>
                {text}
              </option>
            ))}
          </NativeSelect>
          {isOutermost ? null : (
            <IconButton
              size="small"
              label="Remove group"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => onChange(removeRow(whole, path))}
            />
          )}
        </legend>
      )}
      {group.rows.map((row, at) => {
        const here = [...path, at]
        const key = here.join('.')
        if (row.kind === 'group') {
          return (
            <ConditionGroup
              key={key}
              whole={whole}
              group={row}
              path={here}
              operands={operands}
              onAddComparison={onAddComparison}
              onChange={onChange}
            />
          )
        }
        return (
          <ComparisonRow
            key={key}
            name={`Comparison ${at + 1}`}
            comparison={row}
            operands={operands}
            onChange={(next) => onChange(replaceRow(whole, here, next))}
            onRemove={() => onChange(removeRow(whole, here))}
          />
        )
      })}
      {newRow ? (
        <div className={shared.wrap}>
          <Button
            size="small"
            variant="quiet"
            icon={<Plus />}
            data-next-focus
            onClick={() => add(newRow)}
          >
            Add comparison
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<FolderPlus />}
            onClick={() => add(groupWith(newRow))}
          >
            Add group
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

function groupWith(row: Row): Group {
  return { kind: 'group', word: 'any', rows: [row] }
}

const WORDS: readonly (readonly [GroupWord, string])[] = [
  ['all', 'All of these are true'],
  ['any', 'Any of these is true'],
  ['none', 'None of these is true'],
  ['notAll', 'Not all of these are true'],
]

function wordsFor(group: Group, isOutermost: boolean): readonly (readonly [GroupWord, string])[] {
  if (!isOutermost || group.rows.length > 1) return WORDS
  // For a single comparison, shown only if it is negated.
  return [
    ['all', 'This is true'],
    [group.word, 'This is not true'],
  ]
}

function isAffirmed({ word }: Group): boolean {
  return word === 'all' || word === 'any'
}

function wordFrom(value: string): GroupWord {
  return WORDS.find(([word]) => word === value)?.[0] ?? 'all'
}
