import type { ReactNode } from 'react'
import { useState } from 'react'

import type { DecidedPerson } from '#schemas/records/decision.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { responsePath } from '#src/base/paths.ts'
import type { Disagreement, GivenRecommendation } from '#src/review/model/decision/shortlist.ts'
import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'
import { outcomeLooks } from '#src/review/screens/RowOutcome.tsx'
import { Link } from '#src/staff/routing.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { passWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Badge } from '#src/ui/display/Badge.tsx'
import denseTable from '#src/ui/denseTable.module.css'

import styles from './decision.module.css'
import { disagreementWords } from './decisionWords.ts'

/** One row, now or at the moment of a decision. */
export interface TableRow {
  candidateId: string
  /** The reference while the name is hidden. */
  name: string
  rank: number | null
  /** Null without a what-if. */
  triedRank: number | null
  score: ReactNode
  passed: DecidedPerson['passed'] | null
  isKnockedOut: boolean
  isProvisional: boolean
  /** Points that a person still has to give. */
  toBeMarked: number
  recommendations: readonly GivenRecommendation[]
  disagreement: Disagreement | null
  /** Null where all have the same. */
  version: number | null
  why: string | null
}

/** Rows drawn at first, and added at a time. */
const ROWS = 100

/** People by rank, with everything that speaks for or against choosing them. */
export function PeopleTable({
  assessmentId,
  label,
  rows,
  tried,
  chosen,
  onChoose,
}: {
  assessmentId: string
  label: string
  rows: readonly TableRow[]
  /** The name of the what-if laid beside. */
  tried: string | null
  /** Absent where nobody can be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (row: TableRow) => void
}) {
  const [count, setCount] = useState(ROWS)
  const isPrinting = usePrinting() !== null
  const has = {
    version: rows.some(({ version }) => version !== null),
    disagreement: rows.some(({ disagreement }) => disagreementWords(disagreement) !== null),
    recommendations: rows.some(({ recommendations }) => recommendations.length > 0),
    why: rows.some(({ why }) => why !== null),
  }
  const shown = isPrinting ? rows : rows.slice(0, count)
  return (
    <div className={styles.frame}>
      <table className={`${denseTable.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            {chosen ? (
              <th scope="col" data-select>
                Choose
              </th>
            ) : null}
            <th scope="col" data-number>
              Rank
            </th>
            {tried === null ? null : (
              <th scope="col" data-number data-tried>
                <bdi>{`With ${tried}`}</bdi>
              </th>
            )}
            <th scope="col">Candidate</th>
            <th scope="col">Score and its error</th>
            <th scope="col">Result</th>
            {has.recommendations ? <th scope="col">Recommendations</th> : null}
            {has.disagreement ? <th scope="col">Disagreement</th> : null}
            {has.version ? (
              <th scope="col" data-number>
                Version
              </th>
            ) : null}
            {has.why ? <th scope="col">Why</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.candidateId} data-chosen={chosen?.has(row.candidateId) || undefined}>
              {chosen && onChoose ? (
                <td data-select>
                  <label className={styles.select}>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${row.name}`}
                      checked={chosen.has(row.candidateId)}
                      onChange={() => onChoose(row)}
                    />
                  </label>
                </td>
              ) : null}
              <td data-number data-rank>
                {rankText(row.rank)}
              </td>
              {tried === null ? null : (
                <td data-number data-label="What-if">
                  {rankText(row.triedRank)}
                </td>
              )}
              <th scope="row">
                <Link dir="auto" to={responsePath(assessmentId, row.candidateId)}>
                  {row.name}
                </Link>
              </th>
              <td data-score>{row.score}</td>
              <td data-result>
                <Result row={row} />
              </td>
              {has.recommendations ? (
                <td data-said>
                  <Recommendations given={row.recommendations} />
                </td>
              ) : null}
              {has.disagreement ? <td data-said>{disagreementWords(row.disagreement)}</td> : null}
              {has.version ? (
                <td data-number data-label="Version">
                  {row.version === null ? '' : numberText(row.version)}
                </td>
              ) : null}
              {has.why ? (
                <td data-said className={styles.why} dir="auto">
                  {row.why}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length ? (
        <p className={styles.more}>
          <Button onClick={() => setCount(count + ROWS)}>
            {`Show ${numberText(Math.min(ROWS, rows.length - count))} more`}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** The pass mark, a knock-out and a score that can still change: each says its own (rule S21). */
function Result({ row: { passed, isKnockedOut, isProvisional, toBeMarked } }: { row: TableRow }) {
  const { knockedOut, provisional } = staffWords.scores
  return (
    <span className={styles.result}>
      {isProvisional ? (
        <Badge tone="warning" mark="half">
          {provisional}
        </Badge>
      ) : null}
      {passed && passed !== 'open' ? (
        <Badge {...outcomeLooks[passed]} plain>
          {passWords({ passed, toBeMarked })}
        </Badge>
      ) : null}
      {isKnockedOut ? (
        <Badge tone="danger" mark="bang">
          {knockedOut}
        </Badge>
      ) : null}
    </span>
  )
}

function Recommendations({ given }: { given: readonly GivenRecommendation[] }) {
  const words = useRecommendationWords()
  if (given.length === 0) return null
  return (
    <ul className={styles.said}>
      {given.map(({ by, recommendation }) => (
        <li key={by}>
          <bdi>{by.trim() || 'Hiring team'}</bdi>
          <span>: </span>
          <b dir="auto">{words[recommendation]}</b>
        </li>
      ))}
    </ul>
  )
}

function rankText(rank: number | null): string {
  return rank === null ? '–' : numberText(rank)
}
