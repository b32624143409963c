import { plainText } from '#src/assessment/engine/authoredText.ts'
import { isKeyCorrectable } from '#src/builder/model/correctedKeys.ts'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { useParams, useSearchParams } from '#src/staff/routing.ts'
import { responsesPath } from '#src/base/paths.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import shared from '#src/ui/shared.module.css'

import { Corrections } from './Corrections.tsx'
import styles from './keys.module.css'
import { KeyFixForm } from './KeyFixForm.tsx'
import { useKeyFix } from './useKeyFix.ts'

/** Corrects the key of one question of a published version. */
export function KeyFixPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage width="narrow">
      <ReadBoundary what="The question" heading="Fix the correct answer">
        <KeyFix assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function KeyFix({ assessmentId }: { assessmentId: string }) {
  const [params] = useSearchParams()
  const read = useKeyFix(assessmentId, {
    version: params.get('version'),
    question: params.get('question'),
  })
  if (read === undefined) return <Skeleton label="Loading question" rows={6} heading />
  const { stored, assessment, found } = read
  if (stored === null) {
    return <AssessmentNotFound />
  }
  const isCorrectable = found !== null && isKeyCorrectable(found.question)
  return (
    <>
      <PageHeader
        title="Fix the correct answer"
        windowTitle={
          assessment ? `Fix the correct answer: ${assessment.title}` : 'Fix the correct answer'
        }
        trail={<Breadcrumbs assessment={assessment} listAddress="" />}
      >
        {found === null ? null : (
          <span className={shared.explanation}>
            {`Version ${found.version.number}, question ${found.number}`}
          </span>
        )}
      </PageHeader>
      {found !== null && isCorrectable ? (
        <>
          <p className={styles.prompt} dir="auto">
            {plainText(found.question.prompt)}
          </p>
          <Corrections assessmentId={assessmentId} toFix={found} />
          <KeyFixForm
            key={`${found.version.id} ${found.question.id}`}
            assessmentId={assessmentId}
            toFix={found}
          />
        </>
      ) : (
        <EmptyState
          title="No correct answer to fix"
          action={<LinkButton to={responsesPath(assessmentId)}>See the responses</LinkButton>}
        >
          {found === null
            ? 'This version has no such question, or it can’t be read.'
            : 'This question is not scored by a correct answer, so there is nothing to fix.'}
        </EmptyState>
      )}
    </>
  )
}
