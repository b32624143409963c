import { Plus, X } from 'lucide-react'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SortableList } from '#src/ui/SortableList.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { mintId } from '#src/vault/randomness.ts'
import { NumberCell } from './NumberCell.tsx'
import styles from './PartsEditor.module.css'
import { pointsOnly } from './pointLimits.ts'
import { useLastRowFocus } from './useLastRowFocus.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

type Level = NonNullable<AnswerableQuestion['rubric']>['levels'][number]

/** What an answer that is marked by people has to show for how many points. */
export function RubricEditor({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const [box, focusLastRow] = useLastRowFocus('textarea')
  const levels = question.rubric?.levels ?? []
  const rubricOf = (next: Level[]) => ({ rubric: next.length > 0 ? { levels: next } : undefined })
  const change = (level: Level, field: string) =>
    edit.type(
      'Edit rubric',
      `rubric.${level.id}.${field}`,
      rubricOf(levels.map((each) => (each.id === level.id ? level : each))),
    )
  const add = () => {
    const level = { id: mintId('l'), text: '', points: levels.length }
    edit.set('Add level', rubricOf([...levels, level]))
    focusLastRow()
  }
  const remove = (level: Level) => {
    edit.set('Delete level', rubricOf(levels.filter(({ id }) => id !== level.id)))
    // The list takes care of its focus for as long as it has a row.
    if (levels.length === 1) focusLastRow()
  }
  const move = (id: string, index: number) => {
    const others = levels.filter((level) => level.id !== id)
    const moved = levels.filter((level) => level.id === id)
    edit.set('Move level', rubricOf([...others.slice(0, index), ...moved, ...others.slice(index)]))
  }
  return (
    <fieldset ref={box} className={styles.options} data-field="rubric">
      <legend className={styles.legend}>Rubric</legend>
      <SortableList
        label="Levels"
        items={levels.map((level, at) => ({
          id: level.id,
          title: level.text || `Level ${at + 1}`,
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
      <div className={styles.acts}>
        <Button size="small" icon={<Plus />} onClick={add}>
          Add level
        </Button>
        <span className={styles.help}>
          Points, and the words that say what an answer must show for them.
        </span>
      </div>
    </fieldset>
  )
}
