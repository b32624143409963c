import { ArrowDown, ArrowUp, MoveRight, Plus } from 'lucide-react'

import type { QuestionKind } from '#schemas/question.ts'
import { KindIcon, kindName, questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { stepQuestion } from '#src/builder/screens/state/destinations.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import styles from './Outline.module.css'

/** Adds the next item, and moves the selected one without dragging. */
export function OutlineBar() {
  const { actions, draft, dialogs } = useBuilder()
  const selection = useSelected((state) => state.selection)
  const questionId = selection.kind === 'question' ? selection.questionId : null

  const step = (by: 1 | -1) => {
    const definition = draft.definition()
    if (selection.kind === 'question') {
      const to = stepQuestion(definition, selection.questionId, by)
      if (to) actions.moveQuestion(selection.questionId, to)
    } else if (selection.kind === 'section') {
      const to = definition.sections.findIndex(({ id }) => id === selection.sectionId) + by
      if (to >= 0 && to < definition.sections.length) actions.moveSection(selection.sectionId, to)
    }
  }

  return (
    <div className={styles.bar}>
      <AddQuestion />
      <Button
        size="small"
        variant="quiet"
        onClick={() => actions.addSection(draft.definition().sections.length)}
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
            onClick={() => dialogs.open({ kind: 'moveTo', questionIds: [questionId] })}
          />
        ) : null}
      </span>
    </div>
  )
}

/** Any kind, the most recently chosen one first, like the shortcut. */
function AddQuestion() {
  const { actions } = useBuilder()
  useSelected(actions.nextKind)
  const next = useDefinition(actions.nextKind)
  const item = (kind: QuestionKind) => ({
    label: kindName(kind),
    icon: <KindIcon kind={kind} />,
    keys: kind === next ? 'Ctrl+Enter' : undefined,
    onSelect: () => actions.addBelow(undefined, kind),
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
