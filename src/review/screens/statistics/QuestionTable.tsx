import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { discriminationText, facilityText, figureText, noteText } from './figureWords.ts'
import {
  COLUMNS,
  orderName,
  orderNamed,
  type QuestionColumn,
  type QuestionOrder,
  sortQuestions,
} from './questionOrder.ts'
import { QuestionChart } from './QuestionChart.tsx'
import { questionName } from './questionName.ts'
import styles from './Statistics.module.css'

/** All questions with their figures, in the order that the address says. */
export function QuestionTable({
  definition,
  questions,
}: {
  definition: Definition
  questions: readonly QuestionStatistics[]
}) {
  const [params] = useSearchParams()
  const order = orderNamed(params.get('sort'))
  const promptById = new Map(
    questionsOf(definition).map((question) => [question.id, questionName(question)]),
  )
  const rows = questions.map((statistics) => ({
    statistics,
    prompt: promptById.get(statistics.questionId) ?? '',
  }))
  const addressOf = (id: string): string => {
    const after = new URLSearchParams(params)
    after.set('question', id)
    return `?${after}`
  }
  return (
    <section className={styles.section} aria-labelledby="statistics-questions">
      <h2 id="statistics-questions">Questions</h2>
      <p className={styles.explained}>
        <b>Facility</b> is the average share of a question’s points that candidates got. Higher
        means easier. <b>Discrimination</b> shows whether candidates who do well in the other
        questions also do well in this one, from −1 to 1. Higher is better; below 0.2 is poor.
      </p>
      <QuestionChart rows={rows} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <Head column="number" order={order} />
              <Head column="prompt" order={order} />
              <th scope="col" data-number data-asked>
                Asked
              </th>
              <Head column="facility" order={order} />
              <Head column="discrimination" order={order} />
              <Head column="note" order={order} />
            </tr>
          </thead>
          <tbody>
            {sortQuestions(rows, order).map(({ statistics, prompt }) => (
              <tr key={statistics.questionId}>
                <td data-number>{numberText(statistics.number)}</td>
                <th scope="row" dir="auto">
                  <Link
                    className={styles.prompt}
                    to={addressOf(statistics.questionId)}
                    title={prompt}
                  >
                    {prompt}
                  </Link>
                  {/* In place of the last column, which has no space on a phone. */}
                  <span className={styles.noteBelow}>{noteText(statistics)}</span>
                </th>
                <td data-number data-asked>
                  {numberText(statistics.asked)}
                </td>
                <td data-number>{figureText(statistics.facility, facilityText)}</td>
                <td data-number>{figureText(statistics.discrimination, discriminationText)}</td>
                <td
                  className={styles.toCheck}
                  data-quiet={statistics.advice.length === 0 || undefined}
                >
                  {noteText(statistics)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const NUMBERS: readonly QuestionColumn[] = ['number', 'facility', 'discrimination']

/** Sorts by its column; once more, in the other direction. */
function Head({ column, order }: { column: QuestionColumn; order: QuestionOrder }) {
  const changeAddress = useAddressChange()
  const isSorted = order.column === column
  const next = { column, isDescending: isSorted && !order.isDescending }
  const name = <span>{COLUMNS[column]}</span>
  return (
    <th
      scope="col"
      data-number={NUMBERS.includes(column) || undefined}
      className={column === 'note' ? styles.toCheck : undefined}
      aria-sort={isSorted ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => changeAddress({ sort: orderName(next) })}
      >
        {name}
        <span aria-hidden="true">{isSorted ? (order.isDescending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
}
