import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import { morePointsInAll } from '#src/review/model/comparing.ts'
import { OthersReviews } from '#src/review/screens/attempt/OthersReviews.tsx'
import { PaperWords } from '#src/review/screens/attempt/PaperWords.tsx'
import { ScoreOutcome } from '#src/review/screens/attempt/ScoreOutcome.tsx'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { calculatedName } from '#src/staff/words/comparisonParts.ts'
import { calculatedPointsWords, scoreWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'

import { CompareCells } from './CompareCells.tsx'
import styles from './compare.module.css'
import { moreWords } from './differenceWords.ts'
import type { ComparedResponse } from './useCompared.ts'

/** The scores as a whole, and what reviewers recommend. */
export function CompareTotals({
  columns,
  beside,
}: {
  columns: readonly ComparedResponse[]
  beside: ComparedResponse
}) {
  const pinned = columns[0]
  return (
    <section className={styles.row} aria-labelledby="compared-totals">
      <h2 id="compared-totals" className={styles.asked}>
        Total
      </h2>
      <CompareCells columns={columns} beside={beside}>
        {(compared) => (
          <Total
            compared={compared}
            more={
              pinned === undefined || compared === pinned
                ? null
                : morePointsInAll(compared.score, pinned.score)
            }
          />
        )}
      </CompareCells>
    </section>
  )
}

function Total({ compared, more }: { compared: ComparedResponse; more: number | null }) {
  const { score, version, sections, judged } = compared
  const { definition } = version
  const { mine, others, isProvisional, left } = judged
  const share = shareWords(score, outcomeLimits(definition.settings))
  const recommendations = useRecommendationWords()
  return (
    <>
      <p className={styles.score}>
        <span>{scoreWords(score)}</span>
        {share !== null && score.most > 0 ? (
          <span className={styles.share}>{` ${share}`}</span>
        ) : null}
      </p>
      {more === null ? null : (
        <p className={styles.quiet}>{more === 0 ? 'Same points' : moreWords(more)}</p>
      )}
      {isProvisional ? (
        <p className={styles.provisional}>
          {`Provisional${left.length === 0 ? '' : `: ${left.length} left to mark`}`}
        </p>
      ) : null}
      <ScoreOutcome score={score} settings={definition.settings} sections={sections} />
      {score.calculated.map((scored) => (
        <p key={scored.calculatedId} className={styles.quiet}>
          {calculatedPointsWords(
            calculatedName(scored.calculatedId, definition) ?? '',
            scored,
            definition.language,
          )}
        </p>
      ))}
      {mine?.recommendation === undefined ? null : (
        <p>
          <PaperWords paper={`Recommendation of ${actorName(mine.by)}`}>
            Your recommendation
          </PaperWords>
          <span>{`: ${recommendations[mine.recommendation]}`}</span>
        </p>
      )}
      {mine?.comment ? <p dir="auto">{mine.comment}</p> : null}
      <OthersReviews others={others} />
    </>
  )
}
