import { ArrowDown, ArrowUp, ListPlus, MoveRight } from 'lucide-react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { stepQuestion } from '#src/features/builder/draft/destinations.ts'
import { useSelected } from '#src/features/builder/draft/useDraft.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './Outline.module.css'

/** Moves what is selected without dragging, and adds a section. */
export function OutlineBar() {
  const { acts, draft, dialogs } = useBuilder()
  const selection = useSelected((state) => state.selection)
  const questionId = selection.kind === 'question' ? selection.questionId : null

  const step = (by: 1 | -1) => {
    const definition = draft.definition()
    if (selection.kind === 'question') {
      const to = stepQuestion(definition, selection.questionId, by)
      if (to) acts.moveQuestion(selection.questionId, to)
    } else if (selection.kind === 'section') {
      const to = definition.sections.findIndex(({ id }) => id === selection.sectionId) + by
      if (to >= 0 && to < definition.sections.length) acts.moveSection(selection.sectionId, to)
    }
  }

  return (
    <div className={styles.bar}>
      <Button
        size="small"
        variant="quiet"
        icon={<ListPlus />}
        onClick={() => acts.addSection(draft.definition().sections.length)}
      >
        Add section
      </Button>
      {selection.kind === 'start' ? null : (
        <>
          <IconButton
            size="small"
            label={`Move ${selection.kind} up`}
            keys="Alt+↑"
            icon={<ArrowUp size={16} />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="small"
            label={`Move ${selection.kind} down`}
            keys="Alt+↓"
            icon={<ArrowDown size={16} />}
            onClick={() => step(1)}
          />
        </>
      )}
      {questionId ? (
        <IconButton
          size="small"
          label="Move question to…"
          icon={<MoveRight size={16} />}
          onClick={() => dialogs.open({ kind: 'moveTo', questionId })}
        />
      ) : null}
    </div>
  )
}
