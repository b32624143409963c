import { Printer, Scale } from 'lucide-react'
import { useState } from 'react'

import { responsesPath } from '#src/base/paths.ts'
import { currentDecision } from '#src/review/model/decision/decisions.ts'
import { usePrintedHead } from '#src/review/screens/attempt/usePrintedHead.ts'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { DamagedResponses } from '#src/review/screens/DamagedResponses.tsx'
import { NameButtons } from '#src/review/screens/names/NameButtons.tsx'
import { ReadingProgress } from '#src/review/screens/ReadingProgress.tsx'
import { ReviewViews } from '#src/review/screens/ReviewViews.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import shared from '#src/ui/shared.module.css'

import { Choosing } from './Choosing.tsx'
import styles from './decision.module.css'
import { Decided } from './Decided.tsx'
import { type ShownShortlist, useShortlist } from './useShortlist.ts'

/** Choosing among those who submitted an assessment, and the decision once it is made. */
export function DecisionPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage>
      <ReadBoundary what="The shortlist" heading="Decision">
        <DecisionOn key={assessmentId} assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function DecisionOn({ assessmentId }: { assessmentId: string }) {
  const { stored, read, progress } = useShortlist(assessmentId)
  const assessment = stored?.kind === 'whole' ? stored.value : null
  const title = assessment ? `Decision on ${assessment.title}` : 'Decision'
  usePrintedHead(title)
  if (stored === null && read?.people.length === 0) {
    return <AssessmentNotFound />
  }
  return (
    <>
      <PageHeader
        title="Decision"
        windowTitle={title}
        trail={<Breadcrumbs assessment={assessment} />}
        actions={
          read && read.people.length > 0 ? (
            <span className={`${shared.wrap} ${styles.head}`}>
              <NameButtons candidates={read.people} me={read.me} />
              <Button icon={<Printer size={16} />} onClick={() => window.print()}>
                Print
              </Button>
            </span>
          ) : undefined
        }
      />
      {read?.people.length === 0 ? null : <ReviewViews assessmentId={assessmentId} />}
      {read === null || stored === undefined ? (
        <ReadingProgress progress={progress} label="Reading the responses" />
      ) : (
        <>
          <DamagedResponses records={read.damaged} />
          <Read assessmentId={assessmentId} title={assessment?.title ?? ''} read={read} />
        </>
      )}
    </>
  )
}

function Read({
  assessmentId,
  title,
  read,
}: {
  assessmentId: string
  title: string
  read: ShownShortlist
}) {
  // What is typed in the dialog outlasts a decision that somebody else makes meanwhile.
  const [isDeciding, setDeciding] = useState(false)
  const [isMadeHere, setMadeHere] = useState(false)
  const decision = currentDecision(read.decisions)
  if (decision !== null && !isDeciding) {
    return (
      <Decided
        assessmentId={assessmentId}
        title={title}
        decision={decision}
        read={read}
        takesFocus={isMadeHere}
      />
    )
  }
  if (read.people.length === 0) {
    return (
      <EmptyState
        title="Nobody to choose from yet"
        icon={<Scale />}
        action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
      >
        Everybody who submits the assessment is listed here by rank, so that you can choose and say
        why.
      </EmptyState>
    )
  }
  return (
    <Choosing
      assessmentId={assessmentId}
      read={read}
      isDeciding={isDeciding}
      onDeciding={setDeciding}
      onDecided={() => {
        setMadeHere(true)
        setDeciding(false)
      }}
    />
  )
}
