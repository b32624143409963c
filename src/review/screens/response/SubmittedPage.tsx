import { useCallback, useMemo } from 'react'

import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import type {
  AttemptReading,
  ReviewedAttempt,
  ShownAttempt,
} from '#src/review/model/reviewedAttempt.ts'
import { ReadAnswers } from '#src/assessment/renderer/read/AssessmentRead.tsx'
import { isKeyCorrectable } from '#src/builder/model/correctedKeys.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { useNavigate, useSearchParams } from '#src/staff/routing.ts'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { english } from '#src/assessment/words/english/first.ts'
import { attemptFiles } from '#src/review/screens/attempt/attemptFiles.ts'
import { attemptQuotes } from '#src/review/screens/attempt/attemptQuotes.ts'
import { usePrintedHead } from '#src/review/screens/attempt/usePrintedHead.ts'
import { AttemptActivity } from '#src/review/screens/activity/AttemptActivity.tsx'
import { MarkingKeys } from '#src/review/screens/marking/MarkingKeys.tsx'
import { NextStep } from '#src/review/screens/marking/NextStep.tsx'
import { MarkPanel } from '#src/review/screens/marking/MarkPanel.tsx'
import { OthersMarks } from '#src/review/screens/attempt/OthersMarks.tsx'
import { ReviewPanel } from '#src/review/screens/marking/ReviewPanel.tsx'
import { useMarking } from '#src/review/screens/marking/useMarking.ts'
import { NameState } from '#src/review/screens/names/NameState.tsx'
import { keyFixPath, responsePath } from '#src/base/paths.ts'
import shared from '#src/ui/shared.module.css'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { useListedResponses } from '#src/review/screens/useResponses.ts'

import { answerAddress, useLinkedAnswer } from './answerLink.ts'
import { RetakeState } from './AttemptPicker.tsx'
import { BesideQuestion } from './BesideQuestion.tsx'
import { CopyLink } from './CopyLink.tsx'
import { type OpenResponse, useOpenedAttempt } from './openResponse.ts'
import { MovedNotice } from './MovedNotice.tsx'
import { ResponseFacts, ResponseHeader } from './ResponseHeader.tsx'
import { PrintedMark, PrintedReview } from './PrintedReview.tsx'
import { ReviewNotes } from './ReviewNotes.tsx'
import { ScoreSummary } from './ScoreSummary.tsx'
import styles from './ResponsePage.module.css'
import { outcomeNamed, showOnly } from './showOnly.ts'

/** One finished attempt, rendered and scored by its own version. */
export function SubmittedPage({ open }: { open: OpenResponse }) {
  const [params] = useSearchParams()
  // Here, where it outlasts each response, so that the order stays while responses are marked.
  const nextAddress = useNextResponse(open.response.assessmentId, open.response.candidateId)
  const { number, hasNewer } = useOpenedAttempt(open.response, params.get('attempt'))
  const reviewed = open.response.attempts[number - 1]
  if (reviewed === undefined) throw new Error('A submitted response has a finished attempt')
  const { attempt, reading } = reviewed
  const shownName = open.response.candidate.name ?? open.response.candidate.reference
  const title = reading?.version.definition.settings.title
  usePrintedHead(title === undefined ? shownName : `${shownName} · ${title}`)
  return (
    <div className={styles.flow}>
      <ResponseHeader open={open} reviewed={reviewed} number={number} />
      <output className={shared.quiet}>
        {hasNewer
          ? 'The candidate has submitted a retake since you opened this response. You still see the attempt before it.'
          : null}
      </output>
      {reading === null ? (
        <>
          <ResponseFacts open={open} reviewed={reviewed} />
          <RetakeState response={open.response} />
          <NameState response={open.response} />
          <ReviewNotes key={open.response.candidateId} candidateId={open.response.candidateId} />
          <FailureState title="The questions of this response can’t be read">
            The answers are kept, and the download contains them. Without the questions they can’t
            be shown or scored.
          </FailureState>
        </>
      ) : (
        <Attempt
          key={attempt.attemptId}
          open={open}
          reviewed={reviewed}
          attempt={attempt}
          number={number}
          reading={reading}
          nextAddress={nextAddress}
        />
      )}
    </div>
  )
}

interface AttemptProps {
  open: OpenResponse
  reviewed: ReviewedAttempt
  attempt: ShownAttempt
  /** The number of the attempt, from 1. */
  number: number
  reading: AttemptReading
  nextAddress: string | null
}

function Attempt({ open, reviewed, attempt, number, reading, nextAddress }: AttemptProps) {
  const { assessmentId, candidateId } = open.response
  const { definition } = reading.version
  const { attemptId } = attempt
  const [params] = useSearchParams()
  const outcome = outcomeNamed(params.get('show'))
  const sections = useMemo(() => reading.sections(), [reading])
  const quotes = useMemo(() => attemptQuotes(reading), [reading])
  const judged = useMemo(() => reading.judged(), [reading])
  // Paper is read by others.
  const onPaper = useMemo(() => reading.judged('masked'), [reading])
  const history = useMemo(() => reading.history(), [reading])
  const moved = useMemo(() => reading.moved(), [reading])
  const marking = useMarking(candidateId, attemptId, open.me)
  const files = useMemo(() => attemptFiles(attempt), [attempt])
  const { score, mine, toMark } = judged
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  const shown = showOnly(sections, scoredById, outcome)
  useLinkedAnswer()
  const go = useNavigate()
  const navigate = (to: string) => void go(to)
  const drawLink = useCallback(
    (read: ReadQuestion) => {
      const questionId = read.question.id
      const at = { assessmentId, candidateId, attempt: number, questionId }
      return <CopyLink read={read} address={answerAddress(at)} />
    },
    [assessmentId, candidateId, number],
  )
  const drawBeside = (read: ReadQuestion) => (
    <BesideQuestion
      read={read}
      version={reading.version}
      scored={scoredById.get(read.question.id)}
      knocksOut={score.knockOuts.includes(read.question.id)}
      language={definition.language}
    >
      {read.question.kind === 'statement' || !canBeMarked(read) ? null : (
        <>
          <OthersMarks judged={judged} question={read.question} />
          <MarkPanel
            question={read.question}
            mine={mine}
            isToMark={toMark.includes(read.question.id)}
            marking={marking}
            actions={fixActions(reading, read, navigate)}
          />
          <PrintedMark mine={onPaper.mine} question={read.question} />
        </>
      )}
    </BesideQuestion>
  )
  return (
    <>
      {moved === null ? null : (
        <MovedNotice
          moved={moved}
          history={history}
          definition={definition}
          onSeen={() => marking.noteSeen(moved.at)}
        />
      )}
      <ScoreSummary
        judged={judged}
        definition={definition}
        sections={sections}
        history={history}
        candidate={open.response.candidate}
        outcome={outcome}
        next={<NextStep judged={judged} nextAddress={nextAddress} />}
      >
        <ResponseFacts open={open} reviewed={reviewed} />
        <RetakeState response={open.response} />
        <NameState response={open.response} />
        <ReviewNotes key={candidateId} candidateId={candidateId} />
        <AttemptActivity
          attempt={attempt}
          reading={reading}
          isHidden={open.response.candidate.isHidden}
        />
      </ScoreSummary>
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
                action={drawLink}
              />
            </MarkingKeys>
          </QuoteContext>
        </WordsContext>
      )}
      {toMark.length > 0 || mine !== null ? (
        <ReviewPanel judged={judged} marking={marking} nextAddress={nextAddress} />
      ) : null}
      <PrintedReview mine={onPaper.mine} others={onPaper.others} />
    </>
  )
}

/** The way to fix a wrong key, if the question has one. */
function fixActions(
  { version }: AttemptReading,
  { question }: ReadQuestion,
  navigate: (to: string) => void,
): readonly MenuItem[] {
  if (!isKeyCorrectable(question)) return []
  const to = keyFixPath(version.assessmentId, version.number, question.id)
  return [{ label: 'Fix the correct answer', onSelect: () => navigate(to) }]
}

function canBeMarked({ status }: ReadQuestion): boolean {
  return status === 'answered' || status === 'blank'
}

/**
 * The address of the next response in the list that led here. After the last one, and if this one
 * was finished before the list could be read, it is the first that is still provisional; null if
 * none is.
 */
function useNextResponse(assessmentId: string, candidateId: string): string | null {
  const { filter, address } = useResponsesState()
  const listed = useListedResponses(assessmentId, filter)
  const at = listed.findIndex((row) => row.candidateId === candidateId)
  const after = at < 0 ? undefined : listed[at + 1]
  const next = after ?? listed.find((row) => row.isProvisional && row.candidateId !== candidateId)
  if (next === undefined) return null
  return responsePath(assessmentId, next.candidateId) + (address && `?${address}`)
}
