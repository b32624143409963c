import { Columns3, Printer } from 'lucide-react'

import { NameButtons } from '#src/review/screens/names/NameButtons.tsx'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams } from '#src/staff/routing.ts'
import { responsesPath } from '#src/base/paths.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'

import styles from './compare.module.css'
import { Comparison } from './Comparison.tsx'
import { useCompared } from './useCompared.ts'
import { MOST_COMPARED, useComparedState, withChosen } from './useComparedState.ts'

/** Two to four responses beside each other, question by question. */
export function ComparePage() {
  const { assessmentId = '' } = useParams()
  return (
    <div className={styles.page} data-density="review">
      <ReadBoundary what="The responses" heading="Compare responses">
        <Compare assessmentId={assessmentId} />
      </ReadBoundary>
    </div>
  )
}

function Compare({ assessmentId }: { assessmentId: string }) {
  const state = useComparedState()
  const { address } = useResponsesState()
  const found = useCompared(assessmentId, state.ids)
  if (found === undefined) return <Skeleton label="Loading responses" rows={8} heading />
  const { stored, responses, missing, me } = found
  if (stored === null) {
    return <AssessmentNotFound />
  }
  const assessment = stored.kind === 'whole' ? stored.value : null
  const listAddress = withChosen(
    address,
    responses.map(({ candidateId }) => candidateId),
  )
  const toList = { pathname: responsesPath(assessmentId), search: listAddress }
  const isEnough = responses.length > 1
  const [only] = responses
  const candidates = responses.map(({ candidateId, response }) => ({
    candidateId,
    isHidden: response.candidate.isHidden,
  }))
  return (
    <>
      <PageHeader
        title="Compare responses"
        windowTitle={assessment ? `Compare responses to ${assessment.title}` : 'Compare responses'}
        trail={<Breadcrumbs assessment={assessment} listAddress={listAddress} />}
        actions={
          isEnough ? (
            <span className={styles.headActions}>
              {responses.length < MOST_COMPARED ? (
                <LinkButton to={toList}>Add a response</LinkButton>
              ) : null}
              <NameButtons candidates={candidates} me={me} />
              <IconButton
                label="Print"
                icon={<Printer size={16} />}
                onClick={() => window.print()}
              />
            </span>
          ) : null
        }
      />
      <PrintedHead title={assessment?.title ?? ''} />
      {missing > 0 ? <p className={styles.notice}>{missingWords(missing)}</p> : null}
      {isEnough ? (
        <Comparison assessmentId={assessmentId} responses={responses} state={state} />
      ) : (
        <EmptyState
          title={only === undefined ? 'Choose responses to compare' : 'Choose another response'}
          icon={<Columns3 />}
          action={<LinkButton to={toList}>Choose responses</LinkButton>}
        >
          {only === undefined
            ? 'Select two to four responses in the list, then choose Compare.'
            : `Only ${only.name} is selected. Select at least one more response in the list, then choose Compare.`}
        </EmptyState>
      )}
    </>
  )
}

function missingWords(missing: number): string {
  return missing === 1
    ? '1 selected response can’t be compared: it was deleted, can’t be read or is not submitted yet.'
    : `${missing} selected responses can’t be compared: they were deleted, can’t be read or are not submitted yet.`
}

/**
 * The subject of a printed page, and when it was printed. On screen the breadcrumbs name the
 * subject.
 */
function PrintedHead({ title }: { title: string }) {
  const at = usePrinting()
  if (at === null) return null
  return (
    <p>
      <span dir="auto">{title}</span>
      <span>{`${title === '' ? '' : '. '}Printed on ${momentText(at)}.`}</span>
    </p>
  )
}
