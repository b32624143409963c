import { useMemo } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/assessment/engine/authoredText.ts'
import {
  answerOf,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import { isAnswered, isBlank } from '#src/assessment/engine/kinds/blank.ts'
import { signatureIn } from '#src/assessment/renderer/fields/signature.tsx'
import { AnswerDisplay } from '#src/assessment/renderer/question/AnswerDisplay.tsx'
import { PAD, Strokes } from '#src/assessment/renderer/inputs/Strokes.tsx'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import {
  AuthoredBlocks,
  AuthoredInlines,
  AuthoredTree,
} from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './paper.module.css'

interface AnswersCopyProps {
  session: FillSession
  title: string
  reference: string
  submittedAt: string
}

/** A submission on paper: each question as it was asked, with its answer. */
export function AnswersCopy({ session, title, reference, submittedAt }: AnswersCopyProps) {
  const { receipt } = useWords().ending
  const { evaluation } = session
  const { language, settings, sections } = evaluation.compiled.definition
  const quotes = useMemo(
    () => ({ text: session.quote, subscribe: session.subscribeQuote }),
    [session],
  )
  return (
    <QuoteContext value={quotes}>
      <div className={styles.sheet} lang={language} dir={directionOf(language)}>
        <h1 className={styles.title} dir="auto">
          {settings.title}
        </h1>
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          <span>{`${receipt.reference}:`}</span> <bdi>{reference}</bdi>
          <br />
          <span>{`${receipt.submitted}:`}</span> <bdi>{receipt.moment(submittedAt)}</bdi>
        </p>
        {sections.map((section) => {
          const asked = questionsInOrder(evaluation, section.id).filter(
            ({ id, kind }) =>
              answering[kind].answerable &&
              isShown(evaluation, id) &&
              session.unstartedPartOf(id) === null,
          )
          return (
            asked.length > 0 && (
              <section key={section.id}>
                {section.title && (
                  <h2 className={styles.sectionTitle} dir="auto">
                    {section.title}
                  </h2>
                )}
                {asked.map((question) => (
                  <Answered
                    key={question.id}
                    question={question}
                    answer={answerOf(evaluation, question.id)}
                    session={session}
                  />
                ))}
              </section>
            )
          )
        })}
      </div>
    </QuoteContext>
  )
}

function Answered({
  question,
  answer,
  session,
}: {
  question: Question
  answer: Answer | undefined
  session: FillSession
}) {
  const words = useWords()
  const { headline, rest } = promptParts(question.prompt)
  const given = question.kind === 'signature' ? signatureIn(answer) : ''
  return (
    <article className={styles.question}>
      <h3 className={styles.prompt} dir="auto">
        {headline === null ? words.filling.question : <AuthoredInlines inlines={headline} />}
      </h3>
      {rest.length > 0 && <AuthoredBlocks blocks={rest} />}
      <div className={styles.given}>
        {question.kind === 'consent' && (
          <p dir="auto">
            <AuthoredTree text={question.label} inline />
          </p>
        )}
        {!isAnswered(question, answer) && (
          <p className={styles.told}>{words.answers.notAnswered}</p>
        )}
        {isBlank(question, answer) ? null : typeof given === 'string' ? (
          <AnswerDisplay
            question={withLabelsWritten(question, session.quote)}
            answer={answer}
            words={words}
          />
        ) : (
          <svg className={styles.drawing} viewBox={`0 0 ${PAD.width} ${PAD.height}`}>
            <title>{words.answers.signed}</title>
            <Strokes strokes={given} />
          </svg>
        )}
      </div>
    </article>
  )
}
