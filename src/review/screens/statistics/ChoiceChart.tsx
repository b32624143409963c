import type { Question } from '#schemas/question.ts'
import type { ChoiceStatistics } from '#src/assessment/engine/statistics/choices.ts'
import { NEEDED } from '#src/assessment/engine/statistics/figure.ts'
import type { QuestionStatistics } from '#src/assessment/engine/statistics/questionStatistics.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { BarChart } from './BarChart.tsx'
import { groupShareText } from './figureWords.ts'
import styles from './Statistics.module.css'

/** How often each option was chosen, by the best and the weakest candidates if there are enough. */
export function ChoiceChart({
  question,
  statistics: { choices, groupSize, asked },
}: {
  question: Question
  statistics: QuestionStatistics
}) {
  if (choices.length === 0 || asked === 0) return null
  const rows = choices.map((choice) => ({
    ...choice,
    id: choice.optionId ?? choice.what,
    label: labelOf(question, choice),
  }))
  const hasKey = choices.some(({ isCorrect }) => isCorrect !== null)
  return (
    <>
      <h3>Options chosen</h3>
      <p className={styles.explained}>
        {groupSize > 0
          ? `The top group is the ${groupSize} candidates with the best results in the other questions; the bottom group is the ${groupSize} with the weakest. Ties at the edge of a group count in part.${hasKey ? ' The top group should choose correct options more often, and the bottom group incorrect ones.' : ''}`
          : `At least ${NEEDED.relation} responses with different results are needed to compare stronger and weaker candidates.`}
      </p>
      <BarChart
        title={
          groupSize > 0
            ? 'Share of each group that chose each option'
            : 'Candidates who chose each option'
        }
        rows={rows.map(({ id, label, isCorrect, chosen, upper, lower }) => ({
          id,
          label,
          ...(isCorrect === true && { note: '(correct)' }),
          bars:
            upper !== null && lower !== null
              ? [
                  { share: upper, text: `Top ${groupShareText(upper)}` },
                  { share: lower, text: `Bottom ${groupShareText(lower)}` },
                ]
              : [{ share: chosen / asked, text: numberText(chosen) }],
        }))}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Option</th>
              <th scope="col">Answer key</th>
              <th scope="col" data-number>
                Chosen
              </th>
              <th scope="col" data-number>
                Top group
              </th>
              <th scope="col" data-number>
                Bottom group
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, isCorrect, chosen, upper, lower }) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                <td>{isCorrect === null ? '–' : isCorrect ? 'Correct' : 'Incorrect'}</td>
                <td data-number>{numberText(chosen)}</td>
                <td data-number>{cellText(upper)}</td>
                <td data-number>{cellText(lower)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </BarChart>
    </>
  )
}

function cellText(share: number | null): string {
  return share === null ? 'Too few' : groupShareText(share)
}

function labelOf(question: Question, { what, optionId }: ChoiceStatistics): string {
  if (what === 'blank') return 'Left blank'
  if (what === 'ownWords') return 'Own words'
  const options = 'options' in question ? question.options : []
  const label = options.find(({ id }) => id === optionId)?.label
  return (label && textLine(label)) || 'Option without text'
}
