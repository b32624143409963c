import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SortableList } from '#src/ui/lists/SortableList.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { NumberCell } from '#src/builder/screens/fields/NumberCell.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { pointsOnly } from '#src/builder/screens/fields/pointLimits.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import shared from '#src/ui/shared.module.css'
import { focusText, useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { lastRowIn } from '#src/builder/screens/fields/lastRow.ts'

type Level = NonNullable<AnswerableQuestion['rubric']>['levels'][number]

/** For answers marked by people: what earns how many points. */
export function RubricEditor({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const box = useRef<HTMLFieldSetElement>(null)
  const focusLastRow = useRestoreFocus<void>(() => lastRowIn(box.current, 'textarea'), {
    focus: focusText,
  })
  const levels = question.rubric?.levels ?? []
  const names = distinctNames(
    levels.map(({ text }, at) => text.trim() || `Level ${at + 1}`),
    'level',
  )
  const rubricOf = (next: Level[]) => ({ rubric: next.length > 0 ? { levels: next } : undefined })
  const change = (level: Level, field: string) =>
    edit.type(
      'editRubric',
      `rubric.${level.id}.${field}`,
      rubricOf(levels.map((each) => (each.id === level.id ? level : each))),
    )
  const add = () => {
    const level = { id: mintId('l'), text: '', points: levels.length }
    edit.set('addLevel', rubricOf([...levels, level]))
    focusLastRow()
  }
  const remove = (level: Level) => {
    edit.set('deleteLevel', rubricOf(levels.filter(({ id }) => id !== level.id)))
    // The list manages the focus itself while it has rows.
    if (levels.length === 1) focusLastRow()
  }
  const move = (id: string, index: number) => {
    const others = levels.filter((level) => level.id !== id)
    const moved = levels.filter((level) => level.id === id)
    edit.set('moveLevel', rubricOf([...others.slice(0, index), ...moved, ...others.slice(index)]))
  }
  return (
    <fieldset ref={box} className={styles.options} data-field="rubric">
      <legend className={styles.legend}>Rubric</legend>
      <SortableList
        label="Levels"
        items={levels.map((level, at) => ({
          id: level.id,
          title: names[at] ?? '',
          level,
        }))}
        rowClassName={styles.option}
        reachesHandles={false}
        onMove={move}
      >
        {({ level, title }, { handle, index }) => (
          <div className={styles.line}>
            {handle}
            <NumberCell
              label={`Points for level ${index + 1}`}
              value={level.points}
              refuse={pointsOnly}
              needed
              onType={(points = 0) => change({ ...level, points }, 'points')}
            />
            <TextArea
              rows={1}
              dir="auto"
              aria-label={`Level ${index + 1}`}
              className={styles.text}
              value={level.text}
              onChange={(event) => change({ ...level, text: event.target.value }, 'text')}
            />
            <IconButton
              label={`Delete ${title}`}
              icon={<X size={16} />}
              onClick={() => remove(level)}
            />
          </div>
        )}
      </SortableList>
      <div className={styles.actions}>
        <Button size="small" icon={<Plus />} onClick={add}>
          Add level
        </Button>
        <span className={shared.quiet}>
          For each level: its points, and what an answer must show to get them.
        </span>
      </div>
    </fieldset>
  )
}
