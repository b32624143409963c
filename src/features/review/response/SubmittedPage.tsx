import { useMemo } from 'react'

import type { Version } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { FinishedAttempt } from '#schemas/parts/attempt.ts'
import { compile } from '#src/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/engine/evaluation/evaluation.ts'
import { type ReadQuestion, readEvaluation } from '#src/engine/evaluation/reading.ts'
import { judge } from '#src/engine/reviewing/marks.ts'
import { ReadAnswers } from '#src/renderer/read/AssessmentRead.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { useSearchParams } from '#src/parts/routing.ts'

import { QuoteContext } from '#src/renderer/text/quotes.ts'
import { WordsContext } from '#src/renderer/text/words.ts'
import { english } from '#src/wording/candidate/english/english.ts'
import { AttemptPicker } from './AttemptPicker.tsx'
import { attemptFiles } from './attemptFiles.ts'
import { attemptQuotes } from './attemptQuotes.ts'
import { BesideQuestion } from './BesideQuestion.tsx'
import { attemptNumbered, type OpenResponse, versionOfAttempt } from './openResponse.ts'
import { ResponseHeader } from './ResponseHeader.tsx'
import { MarkingKeys } from '#src/features/review/marking/MarkingKeys.tsx'
import { MarkPanel } from '#src/features/review/marking/MarkPanel.tsx'
import { ReviewPanel } from '#src/features/review/marking/ReviewPanel.tsx'
import { useMarking } from '#src/features/review/marking/useMarking.ts'
import { ScoreSummary } from './ScoreSummary.tsx'
import { outcomeNamed, showOnly } from './showOnly.ts'

/** One finished attempt, rendered and scored by its own version. */
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
          The answers are kept and are in the download. Without the questions they can’t be shown or
          scored.
        </FailureState>
      ) : (
        <Attempt key={attempt.attemptId} open={open} attempt={attempt} version={version} />
      )}
    </>
  )
}

/** One evaluation is enough, because a submitted attempt never changes. */
function readAttempt(definition: Definition, attempt: FinishedAttempt) {
  const evaluation = startEvaluation(compile(definition), attempt.answers, attempt)
  return {
    evaluation,
    sections: readEvaluation(evaluation, attempt.dropped),
    quotes: attemptQuotes(evaluation, attempt.language),
  }
}

interface AttemptProps {
  open: OpenResponse
  attempt: FinishedAttempt
  version: Version
}

function Attempt({ open, attempt, version }: AttemptProps) {
  const { candidateId, reviews } = open.response
  const { definition } = version
  const { attemptId } = attempt
  const [params] = useSearchParams()
  const outcome = outcomeNamed(params.get('show'))
  const { evaluation, sections, quotes } = useMemo(
    () => readAttempt(definition, attempt),
    [definition, attempt],
  )
  const judged = useMemo(
    () => judge(evaluation, reviews, { attemptId, me: open.me }),
    [evaluation, reviews, attemptId, open.me],
  )
  const marking = useMarking(candidateId, attemptId, open.me)
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const { score, mine, toMark } = judged
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const shown = showOnly(sections, scoredById, outcome)
  const drawBeside = (read: ReadQuestion) => (
    <BesideQuestion
      read={read}
      scored={scoredById.get(read.question.id)}
      knocksOut={score.knockOuts.includes(read.question.id)}
      language={definition.language}
    >
      {read.question.kind === 'statement' || read.status === 'notShown' ? null : (
        <MarkPanel
          question={read.question}
          mine={mine}
          isToMark={toMark.includes(read.question.id)}
          marking={marking}
        />
      )}
    </BesideQuestion>
  )
  return (
    <>
      <ScoreSummary judged={judged} definition={definition} sections={sections} outcome={outcome} />
      {shown.length === 0 ? (
        <EmptyState title="No questions with this outcome">
          Choose another outcome under “Show” to see the questions.
        </EmptyState>
      ) : (
        <WordsContext value={english}>
          <QuoteContext value={quotes}>
            <MarkingKeys sections={sections} judged={judged} marking={marking}>
              <ReadAnswers
                sections={shown}
                files={files}
                language={definition.language}
                beside={drawBeside}
              />
            </MarkingKeys>
          </QuoteContext>
        </WordsContext>
      )}
      {toMark.length > 0 || mine !== null ? (
        <ReviewPanel judged={judged} marking={marking} />
      ) : null}
    </>
  )
}
