import { memo } from 'react'
import { ArrowDown, ArrowUp, Copy, MoveRight, Trash2 } from 'lucide-react'

import type { Question } from '#schemas/question.ts'
import { canBeRequired } from '#src/assessment/engine/selfIdentification.ts'
import { MoreSettings } from '#src/builder/screens/question/MoreSettings.tsx'
import { OptionOrder } from '#src/builder/screens/options/OptionOrder.tsx'
import { Points } from '#src/builder/screens/question/Points.tsx'
import { Properties } from '#src/builder/screens/kinds/kinds.tsx'
import { Requirement } from '#src/builder/screens/question/Requirement.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import { useStableQuestion } from '#src/builder/screens/fields/useStableQuestion.ts'
import { KindSelect } from '#src/builder/screens/question/KindSelect.tsx'
import { PromptFields } from '#src/builder/screens/question/PromptFields.tsx'
import { QuestionTimeLimit } from '#src/builder/screens/settings/TimeLimits.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestRemoval } from '#src/builder/screens/removing/requestRemoval.ts'
import { stepQuestion } from '#src/builder/screens/state/destinations.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import styles from './Card.module.css'
import { OpenCard } from './OpenCard.tsx'
import { PlaceFindings } from './PlaceFindings.tsx'
import { ShowWhen } from './ShowWhen.tsx'

export interface QuestionEditorProps {
  question: Question
  number: number | null
}

/** The editor of the open question: common settings first, rare ones under "More". */
export function QuestionEditor({ question, number }: QuestionEditorProps) {
  const settled = useStableQuestion(question)
  const name = number === null ? 'Statement' : `Question ${number}`
  return (
    <OpenCard data-card={question.id} aria-label={`Editing ${name.toLowerCase()}`}>
      <header className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <KindSelect questionId={question.id} kind={question.kind} />
        <span className={styles.gap} />
        <QuestionMenu questionId={question.id} />
      </header>
      <PlaceFindings id={question.id} />
      <div className={layout.stack}>
        <PromptFields question={question} />
        <QuestionSettings question={settled} />
      </div>
    </OpenCard>
  )
}

const QuestionSettings = memo(function QuestionSettings({ question }: { question: Question }) {
  return (
    <>
      <Properties question={question} />
      <OptionOrder question={question} />
      {canBeRequired(question) ? (
        <div className={layout.row}>
          <Requirement question={question} />
          <Points question={question} />
        </div>
      ) : null}
      <QuestionTimeLimit question={question} />
      <ShowWhen place={{ questionId: question.id }} condition={question.showIf} />
      <MoreSettings question={question} />
    </>
  )
})

/** Actions on a question as a whole. */
const QuestionMenu = memo(function QuestionMenu({ questionId }: { questionId: string }) {
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
            onSelect: () => dialogs.open({ kind: 'moveTo', questionIds: [questionId] }),
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
