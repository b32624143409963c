import { useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import type { WhatIf } from '#schemas/whatIf.ts'
import { unchangedWhatIf, type WeighedScore } from '#src/review/model/whatIf.ts'
import { Link } from '#src/staff/routing.ts'
import { responsePath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { pointsText } from '#src/staff/words/pointsText.ts'
import { bandWords, resultWords, shareWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import denseTable from '#src/ui/denseTable.module.css'

import type { Compared } from './useWhatIf.ts'
import styles from './whatIf.module.css'
import { rankChangeWords } from './whatIfWords.ts'

/** Rows drawn at first, and added at a time. */
const ROWS = 100

/** The recorded rank, score and result of each response beside those tried. */
export function WhatIfTable({
  assessmentId,
  compared,
  whatIf,
  definition,
}: {
  assessmentId: string
  compared: readonly Compared[]
  whatIf: WhatIf
  definition: Definition
}) {
  const [count, setCount] = useState(ROWS)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens */}
      <section className={styles.frame} aria-label="Ranks and results" tabIndex={0}>
        <table className={`${denseTable.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Response</th>
              <th scope="col" data-number>
                Recorded rank
              </th>
              <th scope="col" data-number>
                New rank
              </th>
              <th scope="col" data-number data-change>
                Change
              </th>
              <th scope="col" data-number data-score>
                Recorded score
              </th>
              <th scope="col" data-number data-score>
                New score
              </th>
              <th scope="col" data-result>
                Result
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.slice(0, count).map((each) => (
              <Row
                key={each.row.candidateId}
                assessmentId={assessmentId}
                compared={each}
                whatIf={whatIf}
                definition={definition}
              />
            ))}
          </tbody>
        </table>
      </section>
      {compared.length > count ? (
        <p>
          <Button onClick={() => setCount(count + ROWS)}>
            {`Show ${numberText(Math.min(ROWS, compared.length - count))} more`}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function Row({
  assessmentId,
  compared,
  whatIf,
  definition,
}: {
  assessmentId: string
  compared: Compared
  whatIf: WhatIf
  definition: Definition
}) {
  const { row, recorded, tried } = compared
  const change = rankChangeWords(recorded.rank, tried.rank)
  return (
    <tr>
      <th scope="row" data-reference={row.isHidden || undefined}>
        <Link dir="auto" to={responsePath(assessmentId, row.candidateId)}>
          {row.name}
        </Link>
      </th>
      <td data-number>{rankText(recorded)}</td>
      <td data-number>
        <b>{rankText(tried)}</b>
      </td>
      <td data-number data-change data-quiet={recorded.rank === tried.rank || undefined}>
        {change}
      </td>
      <td data-number data-score>
        {scoreText(recorded, unchangedWhatIf(definition))}
      </td>
      <td data-number data-score>
        {scoreText(tried, whatIf)}
      </td>
      <td data-result>
        <span>{resultChange(compared, definition)}</span>
        {row.isProvisional && <span className={styles.note}>{staffWords.scores.provisional}</span>}
      </td>
    </tr>
  )
}

/** "12 of 20 (60%)". */
function scoreText(score: WeighedScore, { passMark, bands }: WhatIf): string {
  const text = `${pointsText(score.points)} of ${pointsText(score.mostSoFar)}`
  const limits = [...(passMark === undefined ? [] : [passMark]), ...Object.values(bands)]
  const share = shareWords(score, limits)
  return share === null ? text : `${text} (${share})`
}

function rankText({ rank }: WeighedScore): string {
  return rank === null ? '–' : numberText(rank)
}

/** "Not passed → Passed", or what it stays; with a knock-out, which stays in any case. */
function resultChange({ row, recorded, tried }: Compared, { settings }: Definition): string {
  const { isKnockedOut } = row
  const [before, after] = [recorded, tried].map((score) => {
    const words = [resultWords({ ...score, isKnockedOut }), bandWords(score, settings)]
    return words.filter((each) => each !== null).join(' · ')
  })
  if (before === after) return after || '–'
  return `${before || 'No result'} → ${after || 'No result'}`
}
