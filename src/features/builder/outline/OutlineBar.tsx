import { ArrowDown, ArrowUp, MoveRight, Plus } from 'lucide-react'
import type { QuestionKind } from '#schemas/question.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { stepQuestion } from '#src/features/builder/draft/destinations.ts'
import { useDefinition, useSelected } from '#src/features/builder/draft/useDraft.ts'
import { KindIcon, questionKinds } from '#src/features/builder/kindIcons.tsx'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Menu } from '#src/ui/Menu.tsx'
import { kindName } from '#src/wording/staff/names.ts'
import styles from './Outline.module.css'

/** Adds what comes next, and moves what is selected without dragging. */
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
      <AddQuestion />
      <Button
        size="small"
        variant="quiet"
        onClick={() => acts.addSection(draft.definition().sections.length)}
      >
        Add section
      </Button>
      <span className={styles.moves}>
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
      </span>
    </div>
  )
}

/** Of any kind, the one that was chosen last first: its own shortcut is the same. */
function AddQuestion() {
  const { acts } = useBuilder()
  useSelected(acts.nextKind)
  const next = useDefinition(acts.nextKind)
  const item = (kind: QuestionKind) => ({
    label: kindName(kind),
    icon: <KindIcon kind={kind} />,
    keys: kind === next ? 'Ctrl+Enter' : undefined,
    onSelect: () => acts.addBelow(undefined, kind),
  })
  const others = questionKinds.filter((kind) => kind !== next)
  return (
    <Menu
      label="Add question"
      size="small"
      variant="quiet"
      align="start"
      icon={<Plus />}
      items={[item(next), 'separator', ...others.map(item)]}
    >
      Add question
    </Menu>
  )
}
