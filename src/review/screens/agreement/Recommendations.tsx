import {
  agreementOnRecommendations,
  differingRecommendations,
} from '#src/review/model/agreement/compareRecommendations.ts'
import { Link } from '#src/staff/routing.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { responsePath } from '#src/base/paths.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import shared from '#src/ui/shared.module.css'

import styles from './agreement.module.css'
import { AgreementFigureList } from './AgreementFigureList.tsx'
import type { RecommendationsOfResponse } from './useAgreement.ts'

/** How far recommendations agree, and the responses on which they differ. */
export function Recommendations({
  assessmentId,
  compared,
}: {
  assessmentId: string
  compared: readonly RecommendationsOfResponse[]
}) {
  const words = useRecommendationWords()
  const figures = agreementOnRecommendations(compared)
  const differing = differingRecommendations(compared)
  return (
    <section className={styles.section} aria-labelledby="recommendations">
      <h2 id="recommendations">Recommendations</h2>
      <div className={styles.card}>
        <p className={shared.quiet}>{`Reviewed by ${figures.reviewers.join(', ')}`}</p>
        <AgreementFigureList
          {...figures}
          cases={compared.length}
          what={{ compared: 'Responses compared', same: 'Same recommendation', cases: 'responses' }}
        />
      </div>
      <p>
        {differing.length === 0
          ? 'No response has different recommendations.'
          : differing.length === 1
            ? '1 response has different recommendations.'
            : `${numberText(differing.length)} responses have different recommendations.`}
      </p>
      <ol className={styles.differences}>
        {differing.map(({ candidateId, reference, recommendations }) => (
          <li key={candidateId} className={styles.card}>
            <h3>
              <Link to={responsePath(assessmentId, candidateId)}>{reference}</Link>
            </h3>
            <dl className={styles.figures}>
              {[...recommendations].map(([name, given]) => (
                <div key={name}>
                  <dt dir="auto">{name}</dt>
                  <dd dir="auto">{words[given]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
