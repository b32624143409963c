import { ArrowDown, ArrowUp, Copy, MoveRight, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestRemoval } from '#src/builder/screens/removing/requestRemoval.ts'
import { stepQuestion } from '#src/builder/screens/state/destinations.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import styles from './Card.module.css'

/** Actions on a question as a whole. */
export const QuestionMenu = memo(function QuestionMenu({ questionId }: { questionId: string }) {
  const builder = useBuilder()
  const { actions, draft, dialogs } = builder
  const what = { kind: 'question', questionId } as const
  const step = (by: 1 | -1) => {
    const to = stepQuestion(draft.definition(), questionId, by)
    if (to) actions.moveQuestion(questionId, to)
  }
  return (
    <>
      <IconButton
        label="Duplicate question"
        className={styles.wide}
        icon={<Copy size={16} />}
        onClick={() => actions.duplicate(what)}
      />
      <IconButton
        label="Delete question"
        className={styles.wide}
        icon={<Trash2 size={16} />}
        onClick={() => requestRemoval(builder, what)}
      />
      <Menu
        label="More actions for this question"
        items={[
          { label: 'Move up', icon: <ArrowUp />, onSelect: () => step(-1) },
          { label: 'Move down', icon: <ArrowDown />, onSelect: () => step(1) },
          { label: 'Duplicate', icon: <Copy />, onSelect: () => actions.duplicate(what) },
          {
            label: 'Move to…',
            icon: <MoveRight />,
            onSelect: () => dialogs.open({ kind: 'moveTo', questionId }),
          },
          'separator',
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => requestRemoval(builder, what),
          },
        ]}
      />
    </>
  )
})
