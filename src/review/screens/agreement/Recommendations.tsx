import {
  agreementOnRecommendations,
  differingRecommendations,
} from '#src/review/model/agreement/compareRecommendations.ts'
import { Link } from '#src/staff/routing.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { responsePath } from '#src/base/paths.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { coefficientText, figureText } from '#src/review/screens/statistics/figureWords.ts'
import tables from '#src/review/screens/statistics/Statistics.module.css'

import styles from './agreement.module.css'
import { sameText } from './agreementWords.ts'
import type { RecommendationsOfResponse } from './useAgreement.ts'

/** How far recommendations agree, and the responses on which they differ. */
export function Recommendations({
  assessmentId,
  compared,
}: {
  assessmentId: string
  compared: readonly RecommendationsOfResponse[]
}) {
  const { reviewers, chance, ...figures } = agreementOnRecommendations(compared)
  const differing = differingRecommendations(compared)
  return (
    <section className={styles.section} aria-labelledby="recommendations">
      <h2 id="recommendations">Recommendations</h2>
      <div className={tables.scroll}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">Reviewers</th>
              <th scope="col" data-number data-asked>
                Responses
              </th>
              <th scope="col" data-number>
                Same
              </th>
              <th scope="col" data-number>
                Beyond chance
              </th>
              <th scope="col" data-number>
                Different
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" dir="auto">
                {reviewers.join(', ')}
              </th>
              <td data-number data-asked>
                {numberText(compared.length)}
              </td>
              <td data-number>{sameText(figures, compared.length)}</td>
              <td data-number>{figureText(chance.figure, coefficientText)}</td>
              <td data-number>{numberText(differing.length)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {differing.length === 0 ? null : (
        <Differing assessmentId={assessmentId} reviewers={reviewers} responses={differing} />
      )}
    </section>
  )
}

/** The widest difference first. */
function Differing({
  assessmentId,
  reviewers,
  responses,
}: {
  assessmentId: string
  reviewers: readonly string[]
  responses: readonly RecommendationsOfResponse[]
}) {
  const words = useRecommendationWords()
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <caption className={styles.caption}>Different recommendations, widest first</caption>
        <thead>
          <tr>
            <th scope="col">Response</th>
            {reviewers.map((name) => (
              <th key={name} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {responses.map(({ candidateId, reference, recommendations }) => (
            <tr key={candidateId}>
              <th scope="row">
                <Link to={responsePath(assessmentId, candidateId)}>{reference}</Link>
              </th>
              {reviewers.map((name) => {
                const given = recommendations.get(name)
                return (
                  <td key={name} dir="auto">
                    {given === undefined ? '–' : words[given]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
