import { ArrowDown, ArrowUp, Copy, MoveRight, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { requestRemoval } from '#src/features/builder/dialogs/requestRemoval.ts'
import { stepQuestion } from '#src/features/builder/draft/destinations.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Menu } from '#src/ui/Menu.tsx'
import styles from './Card.module.css'

/** What can be done with a question as a whole. */
export const QuestionMenu = memo(function QuestionMenu({ questionId }: { questionId: string }) {
  const builder = useBuilder()
  const { acts, draft, dialogs } = builder
  const what = { kind: 'question', questionId } as const
  const step = (by: 1 | -1) => {
    const to = stepQuestion(draft.definition(), questionId, by)
    if (to) acts.moveQuestion(questionId, to)
  }
  return (
    <>
      <IconButton
        label="Duplicate question"
        className={styles.wide}
        icon={<Copy size={16} />}
        onClick={() => acts.duplicate(what)}
      />
      <IconButton
        label="Delete question"
        className={styles.wide}
        icon={<Trash2 size={16} />}
        onClick={() => requestRemoval(builder, what)}
      />
      <Menu
        label="More for this question"
        items={[
          { label: 'Move up', icon: <ArrowUp />, onSelect: () => step(-1) },
          { label: 'Move down', icon: <ArrowDown />, onSelect: () => step(1) },
          { label: 'Duplicate', icon: <Copy />, onSelect: () => acts.duplicate(what) },
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
