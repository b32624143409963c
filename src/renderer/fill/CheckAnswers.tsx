import { useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isBlank } from '#src/engine/blank.ts'
import { answerOf, isShown, questionsInOrder } from '#src/engine/evaluation.ts'
import { kinds } from '#src/engine/questions/kinds.ts'
import type { FillSession } from '#src/renderer/fillSession.ts'
import { promptLine } from '#src/renderer/promptParts.ts'
import { detailReader } from '#src/renderer/repeatedPrompts.ts'

import { CheckRow } from './CheckRow.tsx'
import styles from './check.module.css'
import { useFill } from './FillContext.ts'
import { Heading } from './Heading.tsx'
import { shownNumbers } from './questionNumbers.ts'

/** Everything that would be submitted, and plainly what would not. */
export function CheckAnswers({ onChange }: { onChange: (questionId: string) => void }) {
  const { session } = useFill()
  useSyncExternalStore(session.subscribeStructure, session.structure)
  const { definition } = session.evaluation.compiled
  const numbers = shownNumbers(session.evaluation)
  const dropped = droppedQuestions(session)
  const asked = definition.sections
    .map((section) => ({ section, questions: shownQuestions(session, section) }))
    .filter(({ questions }) => questions.length > 0)
  const details = detailReader()(asked.flatMap(({ questions }) => questions))

  return (
    <>
      <p className={styles.lead} dir="auto">
        {asked.length === 0
          ? 'There is nothing to answer yet.'
          : 'Nothing has been submitted yet. Choose “Submit answers” to submit your answers.'}
      </p>
      {asked.map(({ section, questions }) => (
        <section key={section.id} className={styles.section}>
          {section.title && (
            <Heading level={2} dir="auto">
              {section.title}
            </Heading>
          )}
          <ul>
            {questions.map((question) => (
              <CheckRow
                key={question.id}
                question={question}
                number={numbers.get(question.id) ?? null}
                detail={details.get(question.id) ?? null}
                level={section.title ? 3 : 2}
                onChange={onChange}
              />
            ))}
          </ul>
        </section>
      ))}
      {dropped.length > 0 && (
        <section className={styles.dropped}>
          <Heading level={2}>Answers that will not be submitted</Heading>
          <p dir="auto">
            You changed an earlier answer, so{' '}
            {dropped.length === 1
              ? 'this question no longer applies'
              : 'these questions no longer apply'}
            .
          </p>
          <ul>
            {dropped.map((question) => (
              <li key={question.id} dir="auto">
                {promptLine(question.prompt, session.quote)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function shownQuestions({ evaluation }: FillSession, section: Section): Question[] {
  return questionsInOrder(evaluation, section.id).filter(
    (question) => kinds[question.kind].answerable && isShown(evaluation, question.id),
  )
}

function droppedQuestions({ evaluation }: FillSession): Question[] {
  return evaluation.compiled.questions
    .map(({ question }) => question)
    .filter(
      (question) =>
        !isShown(evaluation, question.id) && !isBlank(question, answerOf(evaluation, question.id)),
    )
}
