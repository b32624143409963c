import { useMemo } from 'react'

import type { Version } from '#schemas/assessment.ts'
import type { FinishedAttempt } from '#schemas/response.ts'
import { type ReadQuestion, readAnswers } from '#src/engine/reading.ts'
import { scoreAnswers } from '#src/engine/scoring.ts'
import { ReadAnswers } from '#src/renderer/AssessmentRead.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FailureState } from '#src/ui/FailureState.tsx'
import { useSearchParams } from '#src/ui/routing.ts'

import { QuoteContext } from '#src/renderer/quotes.ts'
import { AttemptPicker } from './AttemptPicker.tsx'
import { attemptFiles } from './attemptFiles.ts'
import { attemptQuotes } from './attemptQuotes.ts'
import { BesideQuestion } from './BesideQuestion.tsx'
import { attemptNumbered, type OpenResponse, versionOfAttempt } from './openResponse.ts'
import { ResponseHeader } from './ResponseHeader.tsx'
import { ScoreSummary } from './ScoreSummary.tsx'
import { outcomeNamed, showOnly } from './showOnly.ts'

/** One finished attempt, drawn and scored by the version that it answers. */
export function SubmittedPage({ open }: { open: OpenResponse }) {
  const [params] = useSearchParams()
  const number = attemptNumbered(open.response, params.get('attempt'))
  const attempt = open.response.attempts[number - 1]
  if (attempt === undefined) throw new Error('A submitted response has a finished attempt')
  const version = versionOfAttempt(open, attempt)
  return (
    <>
      <ResponseHeader open={open} attempt={attempt} version={version} />
      <AttemptPicker response={open.response} number={number} />
      {version === null ? (
        <FailureState title="The version of this response can’t be read">
          The answers are kept, and the download has them. Without the questions that were asked
          they are neither shown nor scored.
        </FailureState>
      ) : (
        <Attempt key={attempt.attemptId} attempt={attempt} version={version} />
      )}
    </>
  )
}

function Attempt({ attempt, version }: { attempt: FinishedAttempt; version: Version }) {
  const { definition } = version
  const [params] = useSearchParams()
  const outcome = outcomeNamed(params.get('show'))
  const score = useMemo(
    () => scoreAnswers(definition, attempt.answers, attempt),
    [definition, attempt],
  )
  const sections = useMemo(
    () => readAnswers(definition, attempt.answers, attempt.dropped, attempt),
    [definition, attempt],
  )
  const quotes = useMemo(() => attemptQuotes(definition, attempt), [definition, attempt])
  const files = useMemo(() => attemptFiles(attempt.attemptId), [attempt.attemptId])
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const shown = showOnly(sections, scoredById, outcome)
  const drawBeside = (read: ReadQuestion) => (
    <BesideQuestion
      read={read}
      scored={scoredById.get(read.question.id)}
      knocksOut={score.knockOuts.includes(read.question.id)}
      language={definition.language}
    />
  )
  return (
    <>
      <ScoreSummary score={score} definition={definition} sections={sections} outcome={outcome} />
      {shown.length === 0 ? (
        <EmptyState title="No question came out like this">
          Choose another outcome under “Show” to see the questions.
        </EmptyState>
      ) : (
        <QuoteContext value={quotes}>
          <ReadAnswers
            sections={shown}
            files={files}
            language={definition.language}
            beside={drawBeside}
          />
        </QuoteContext>
      )}
    </>
  )
}
