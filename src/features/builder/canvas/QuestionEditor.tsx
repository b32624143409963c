import { memo } from 'react'
import type { Question } from '#schemas/question.ts'
import { MoreSettings } from '#src/features/builder/properties/MoreSettings.tsx'
import { OptionOrder } from '#src/features/builder/properties/OptionOrder.tsx'
import { Points } from '#src/features/builder/properties/Points.tsx'
import { Properties } from '#src/features/builder/properties/Properties.tsx'
import { Requirement } from '#src/features/builder/properties/Requirement.tsx'
import properties from '#src/features/builder/properties/properties.module.css'
import { useSettled } from '#src/features/builder/properties/useSettled.ts'
import styles from './Card.module.css'
import { KindSelect } from './KindSelect.tsx'
import { OpenCard } from './OpenCard.tsx'
import { PlaceFindings } from './PlaceFindings.tsx'
import { PromptFields } from './PromptFields.tsx'
import { QuestionMenu } from './QuestionMenu.tsx'
import { ShowWhen } from './ShowWhen.tsx'

export interface QuestionEditorProps {
  question: Question
  number: number | null
}

/** The open question: what is common at a glance, what is rare under "More". */
export function QuestionEditor({ question, number }: QuestionEditorProps) {
  const settled = useSettled(question)
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
      <div className={properties.stack}>
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
      {question.kind === 'statement' ? null : (
        <div className={properties.row}>
          <Requirement question={question} />
          <Points question={question} />
        </div>
      )}
      <ShowWhen place={{ questionId: question.id }} condition={question.showIf} />
      <MoreSettings question={question} />
    </>
  )
})
