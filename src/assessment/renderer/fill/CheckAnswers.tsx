import { type ComponentType, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import {
  answerOf,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { type Details, detailReader } from '#src/assessment/renderer/text/repeatedPrompts.ts'

import { CheckRow, type CheckRowsProps } from './CheckRow.tsx'
import styles from './check.module.css'
import { questionIds, useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { useMarkedQuestions } from '#src/assessment/renderer/session/markedQuestions.ts'
import { Heading } from '#src/assessment/renderer/question/Heading.tsx'
import { numberedPrompt, shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'

export interface CheckAnswersProps {
  onChange: (questionId: string) => void
  /** Renders the rows of a section instead of the candidate's component. */
  rows?: ComponentType<CheckRowsProps> | undefined
}

/** Everything that would be submitted, and clearly what would not. */
export function CheckAnswers({ onChange, rows: Rows = CheckRows }: CheckAnswersProps) {
  const { session } = useFill()
  const { check } = useWords().filling
  useSyncExternalStore(session.subscribeStructure, session.structure)
  const { definition } = session.evaluation.compiled
  const numbers = shownNumbers(session.evaluation)
  const dropped = droppedQuestions(session)
  const asked = definition.sections
    .map((section) => ({ section, questions: shownQuestions(session, section) }))
    .filter(({ questions }) => questions.length > 0)
  const isStarted = ({ id }: Question) => session.unstartedPartOf(id) === null
  const details = detailReader()(asked.flatMap(({ questions }) => questions.filter(isStarted)))
  const marked = useMarkedQuestions()

  return (
    <>
      <p className={styles.lead} dir="auto">
        {asked.length === 0 ? check.nothingToAnswer : check.notSubmitted}
      </p>
      {marked.length > 0 && <MarkedList {...{ marked, numbers, details, onChange }} />}
      {asked.map(({ section, questions }) => (
        <section key={section.id} className={styles.section}>
          {section.title && (
            <Heading level={2} dir="auto">
              {section.title}
            </Heading>
          )}
          {questions.some(isStarted) && (
            <Rows
              rows={questions.filter(isStarted).map((question) => ({
                question,
                number: numbers.get(question.id) ?? null,
                detail: details.get(question.id) ?? null,
                level: section.title ? 3 : 2,
                isMarked: marked.includes(question),
                onChange,
              }))}
            />
          )}
          {firstOfUnstarted(questions, session).map((question) => (
            <UnstartedPart
              key={question.id}
              isSection={session.unstarted().has(section.id)}
              onGo={session.closed().has(question.id) ? null : () => onChange(question.id)}
            />
          ))}
        </section>
      ))}
      {dropped.length > 0 && (
        <section className={styles.dropped}>
          <Heading level={2}>{check.droppedTitle}</Heading>
          <p dir="auto">{check.dropped(dropped.length)}</p>
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

/** Nothing of a part is shown before it starts, so its first question stands for it. */
function firstOfUnstarted(questions: readonly Question[], session: FillSession): Question[] {
  const parts = new Set<string>()
  return questions.filter(({ id }) => {
    const part = session.unstartedPartOf(id)
    if (part === null || parts.has(part)) return false
    parts.add(part)
    return true
  })
}

/** `onGo`: null once the time around it is over. */
function UnstartedPart({ isSection, onGo }: { isSection: boolean; onGo: (() => void) | null }) {
  const { part } = clockWords(useWords())
  return (
    <p className={styles.unstarted}>
      <span>{isSection ? part.sectionNotStarted : part.questionNotStarted}</span>
      {onGo && (
        <Button size="small" onClick={onGo}>
          {part.goThere}
        </Button>
      )}
    </p>
  )
}

/** Marks never prevent submitting; a required answer that is missing among them does. */
function MarkedList({
  marked,
  numbers,
  details,
  onChange,
}: Pick<CheckAnswersProps, 'onChange'> & {
  marked: readonly Question[]
  numbers: ReadonlyMap<string, number>
  details: Details
}) {
  const { session, nonce } = useFill()
  const { later } = useWords().filling
  return (
    <section className={styles.dropped}>
      <Heading level={2}>{later.marked}</Heading>
      <p dir="auto">{later.mayGoBack}</p>
      <ul>
        {marked.map((question) => (
          <li key={question.id} dir="auto">
            <a
              href={`#${questionIds(nonce, question.id).input}`}
              onClick={(event) => {
                event.preventDefault()
                onChange(question.id)
              }}
            >
              {[numberedPrompt(question, session, numbers), details.get(question.id)]
                .filter((part) => part !== undefined)
                .join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CheckRows({ rows }: CheckRowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <CheckRow key={row.question.id} {...row} />
      ))}
    </ul>
  )
}

function shownQuestions({ evaluation }: FillSession, section: Section): Question[] {
  return questionsInOrder(evaluation, section.id).filter(
    (question) => answering[question.kind].answerable && isShown(evaluation, question.id),
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
