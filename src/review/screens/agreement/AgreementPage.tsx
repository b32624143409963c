import { Scale } from 'lucide-react'

import {
  type ComparedQuestion,
  compareQuestions,
} from '#src/review/model/agreement/compareReviews.ts'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Link, useParams, useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { markingPath, settlingPath } from '#src/base/paths.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReviewViews } from '#src/review/screens/ReviewViews.tsx'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { coefficientText, figureText } from '#src/review/screens/statistics/figureWords.ts'
import tables from '#src/review/screens/statistics/Statistics.module.css'
import shared from '#src/ui/shared.module.css'

import styles from './agreement.module.css'
import { sameText, toSettleText } from './agreementWords.ts'
import { Recommendations } from './Recommendations.tsx'
import { useAgreement } from './useAgreement.ts'

/** How far reviewers agree, and the answers on which they don't. Names no candidate. */
export function AgreementPage() {
  const { assessmentId = '' } = useParams()
  return (
    <ReviewPage>
      <ReadBoundary what="The reviews" heading="Reviewer agreement">
        <Agreement assessmentId={assessmentId} />
      </ReadBoundary>
    </ReviewPage>
  )
}

function Agreement({ assessmentId }: { assessmentId: string }) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const found = useAgreement(assessmentId, params.get('version'))
  if (found === undefined) return <Skeleton label="Loading reviews" rows={8} heading />
  const { stored, answers, recommendations, version, versions, responses, finished } = found
  if (stored === null) {
    return <AssessmentNotFound />
  }
  const assessment = stored.kind === 'whole' ? stored.value : null
  const toSettle = answers.some(({ spread, settled }) => spread > 0 && settled === null)
  return (
    <>
      <PageHeader
        title="Reviewer agreement"
        windowTitle={assessment ? `Reviewer agreement: ${assessment.title}` : 'Reviewer agreement'}
        trail={<Breadcrumbs assessment={assessment} />}
        actions={
          answers.length > 0 ? (
            <LinkButton
              to={settlingPath(assessmentId)}
              variant={toSettle ? 'primary' : 'secondary'}
            >
              Settle differences
            </LinkButton>
          ) : undefined
        }
      />
      {responses === 0 ? null : <ReviewViews assessmentId={assessmentId} />}
      {versions.length > 1 && version ? (
        <Field label="Version" className={styles.version}>
          <NativeSelect
            value={version.number}
            onChange={({ target }) => changeAddress({ version: target.value })}
          >
            {versions.map(({ id, number }) => (
              <option key={id} value={number}>
                {`Version ${number}`}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      {answers.length + recommendations.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          icon={<Scale />}
          action={<LinkButton to={markingPath(assessmentId)}>Mark by question</LinkButton>}
        >
          Marks and recommendations can be compared once two reviewers, one of them you, have
          finished reviewing the same response. Until then, other reviewers’ marks stay hidden.
        </EmptyState>
      ) : (
        <>
          <p className={styles.basis}>
            {`You have finished reviewing ${finished} of ${responses} responses${version ? ` to version ${version.number}` : ''}. The figures are for these responses, with the marks as they were before settling.`}
          </p>
          <p className={`${shared.quiet} ${styles.basis}`}>
            <b>Same</b>: how often all reviewers gave the same marks or recommendation.{' '}
            <b>Beyond chance</b>: 1 is full agreement, 0 is chance, below 0 is worse than chance.
            Large differences count more than small ones: with two reviewers it is Cohen’s kappa
            with quadratic weights, with more it is Krippendorff’s alpha. Calculated points and
            knock-outs don’t count.
          </p>
          {answers.length === 0 ? null : (
            <AgreementTable assessmentId={assessmentId} questions={compareQuestions(answers)} />
          )}
          {recommendations.length === 0 ? null : (
            <Recommendations assessmentId={assessmentId} compared={recommendations} />
          )}
          <p className={shared.quiet}>
            <b>Too few</b>: a share needs 10 answers or responses, and agreement beyond chance 30.
          </p>
        </>
      )}
    </>
  )
}

/** The figures of each question, the one with the least agreement first. */
function AgreementTable({
  assessmentId,
  questions,
}: {
  assessmentId: string
  questions: readonly ComparedQuestion[]
}) {
  const prompts = distinctNames(
    questions.map(({ question }) => plainText(question.prompt)),
    'question',
  )
  return (
    <section className={styles.section} aria-labelledby="agreement-by-question">
      <h2 id="agreement-by-question">By question</h2>
      <div className={tables.scroll}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col" data-number>
                Answers
              </th>
              <th scope="col" data-number>
                Same
              </th>
              <th scope="col" data-number>
                Beyond chance
              </th>
              <th scope="col" data-number>
                To settle
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ question, answers, reviewers, exact, same, chance }, at) => (
              <tr key={question.id}>
                <th scope="row">
                  <Link className={tables.prompt} to={settlingPath(assessmentId, question.id)}>
                    <bdi>{prompts[at]}</bdi>
                  </Link>
                  <p className={shared.quiet} dir="auto">
                    {reviewers.join(', ')}
                  </p>
                </th>
                <td data-number>{numberText(answers.length)}</td>
                <td data-number>{sameText({ exact, same }, answers.length)}</td>
                <td data-number>{figureText(chance.figure, coefficientText)}</td>
                <td data-number>{toSettleText(answers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
