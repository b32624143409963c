import { CheckCheck } from 'lucide-react'
import { useState } from 'react'

import { responsesPath } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { announce } from '#src/ui/announce.ts'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'

import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import styles from './byQuestion.module.css'
import { FinishReviewsButton } from './FinishReviewsButton.tsx'
import { type MarkedQuestion, useAnswers } from './useAnswers.ts'
import { QuestionMarking } from './QuestionMarking.tsx'
import { QuestionFooter } from './QuestionFooter.tsx'

/** One question, and the answers of everybody to it. */
export function MarkingPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage isReading>
      <ReadBoundary what="The answers" heading="Mark by question">
        <Marking assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function Marking({ assessmentId }: { assessmentId: string }) {
  const found = useAnswers(assessmentId)
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const { known, attempts, damaged, questions, progress } = found
  // The question stays open after its last answer has been marked.
  const [first, setFirst] = useState<string | null>(null)
  const [hasGoneOn, setGoneOn] = useState(false)
  // Opened at once: the address follows later, and the next key must not mark an answer to the one before.
  const [opening, setOpening] = useState<string | null>(null)
  const openQuestion = (id: string) => {
    setOpening(id)
    changeAddress({ question: id, at: null })
  }
  // The question at whose end N was pressed, until its last mark is saved.
  const [endOf, setEndOf] = useState<string | null>(null)
  if (known === undefined) return <Skeleton label="Loading answers" rows={8} heading />
  const { stored, versions, me } = known
  if (stored === null) {
    return <AssessmentNotFound />
  }
  const assessment = stored.kind === 'whole' ? stored.value : null
  if (opening !== null && params.get('question') === opening) setOpening(null)
  const wanted = opening ?? params.get('question') ?? first
  const chosen =
    questions.find(({ question }) => question.id === wanted) ??
    questions.find(({ left }) => left > 0) ??
    questions[0]
  if (first === null && progress === null && chosen) setFirst(chosen.question.id)
  const next = nextLeftAfter(questions, chosen)
  const goOn = () => {
    if (next === undefined) return
    announce(`Question: ${plainText(next.question.prompt)}`)
    setGoneOn(true)
    openQuestion(next.question.id)
  }
  return (
    <>
      <PageHeader
        title="Mark by question"
        windowTitle={assessment ? `Mark ${assessment.title}` : 'Mark by question'}
        trail={<Breadcrumbs assessment={assessment} listAddress="" />}
      />
      {progress === null ? <DamagedResponses records={damaged} /> : null}
      {progress !== null ? (
        // The order of the answers is known once all are read.
        <ReadingProgress progress={progress} label="Loading answers" />
      ) : chosen === undefined ? (
        <EmptyState
          title="Nothing to mark"
          icon={<CheckCheck />}
          action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
        >
          Submitted answers to questions with points but no answer key appear here.
        </EmptyState>
      ) : (
        <>
          <Field label="Question" className={styles.picker}>
            <NativeSelect
              value={chosen.question.id}
              onChange={(event) => {
                setGoneOn(false)
                openQuestion(event.target.value)
              }}
            >
              {questions.map((each) => (
                <option key={each.question.id} value={each.question.id}>
                  {optionWords(each)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <QuestionMarking
            key={chosen.question.id}
            assessmentId={assessmentId}
            marked={chosen}
            attempts={attempts}
            versions={versions}
            me={me}
            startsAt={opening === null ? params.get('at') : null}
            startsFocused={hasGoneOn}
            isLeaving={endOf === chosen.question.id}
            onAllMarked={() => setEndOf(chosen.question.id)}
          />
          <QuestionFooter
            isAllMarked={chosen.left === 0}
            next={next?.question}
            isWanted={endOf === chosen.question.id}
            onFocused={() => setEndOf(null)}
            onGoOn={goOn}
          />
          {/* Below, so that nothing moves when it appears. */}
          <FinishReviewsButton assessmentId={assessmentId} attempts={attempts} me={me} />
        </>
      )}
    </>
  )
}

/** The next question with an answer to mark; after the last one, from the first on. */
function nextLeftAfter(
  questions: readonly MarkedQuestion[],
  chosen: MarkedQuestion | undefined,
): MarkedQuestion | undefined {
  const at = questions.findIndex((each) => each === chosen)
  const others = [...questions.slice(at + 1), ...questions.slice(0, Math.max(at, 0))]
  return others.find(({ left }) => left > 0)
}

/** "14. Tell us about something … (9 of 12 to mark)" */
function optionWords({ question, number, answers, left }: MarkedQuestion): string {
  const prompt = plainText(question.prompt)
  const short = prompt.length > 60 ? `${prompt.slice(0, 59)}…` : prompt
  const state = left === 0 ? 'all marked' : `${left} of ${answers} to mark`
  return `${number === null ? '' : `${number}. `}${short} (${state})`
}
