import { Download } from 'lucide-react'

import { LEAST_SHOWN } from '#src/review/model/fairOutcome/masking.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { fairOutcomeCsv } from '#src/review/files/fairOutcomeCsv.ts'
import { exportFileName } from '#src/review/screens/export/exportWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import type { FairOutcomeResult } from '#src/review/workers/fairOutcomeJob.ts'
import shared from '#src/ui/shared.module.css'
import type { FairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import { BarChart } from '#src/review/screens/statistics/BarChart.tsx'
import { shareText } from '#src/review/screens/statistics/figureWords.ts'

import { Choices } from './Choices.tsx'
import styles from './FairOutcome.module.css'
import { GroupTable } from './GroupTable.tsx'
import { criterionName, groupName, summaryText } from './outcomeWords.ts'

type Chosen = NonNullable<FairOutcomeResult['chosen']>

/** The groups of one question, and what is chosen to count as selected. */
export function Outcome({
  title,
  read,
  chosen,
}: {
  /** The title of the assessment. */
  title: string
  read: FairOutcomeResult
  chosen: Chosen
}) {
  const { outcome } = chosen
  const shown = outcome.groups.filter((group) => group.shown !== null)
  const prompt = textLine(chosen.question.prompt) || 'Question without text'
  const download = () => {
    const name = exportFileName('fair outcome', title, 'csv', new Date())
    const selectedBy = criterionName(read.criterion)
    saveFile(
      name,
      fairOutcomeCsv({ prompt, selectedBy, outcome, groupName }),
      'text/csv;charset=utf-8',
    )
  }
  return (
    <>
      <Choices read={read} questionId={chosen.question.id} />
      {read.leftOut.length > 0 && (
        <p className={shared.explanation}>{leftOutText(read.leftOut.map(criterionName))}</p>
      )}
      <section className={styles.section} aria-labelledby="outcome-groups">
        <h2 id="outcome-groups" dir="auto">
          {prompt}
        </h2>
        <p className={shared.explanation}>
          {`${numberText(outcome.members)} ${outcome.members === 1 ? 'candidate has' : 'candidates have'} submitted; ${numberText(outcome.selected)} of them ${outcome.selected === 1 ? 'is' : 'are'} selected (${shareText(outcome.selected / outcome.members)}). After a retake, only the last attempt counts.`}
        </p>
        {read.undecided > 0 && <p className={styles.notice}>{undecidedText(read)}</p>}
        {shown.length === 0 ? (
          <p className={styles.notice}>
            {`All groups are hidden, because figures are shown only for groups of at least ${LEAST_SHOWN} candidates. They appear when more candidates have submitted.`}
          </p>
        ) : (
          <>
            <p className={styles.summary}>{whatIsCompared(chosen)}</p>
            <GroupChart outcome={outcome} />
            <GroupTable outcome={outcome} />
            <p>
              <Button icon={<Download size={16} />} onClick={download}>
                Download figures as CSV
              </Button>
            </p>
          </>
        )}
      </section>
      <Explanation />
    </>
  )
}

function whatIsCompared({ outcome }: Chosen): string {
  if (outcome.selected === 0) return 'Nobody is selected yet, so there is nothing to compare.'
  const kinds = outcome.groups.flatMap(({ shown }) => shown?.comparison.kind ?? [])
  if (kinds.includes('compared')) return summaryText(outcome)
  return kinds.includes('highest')
    ? 'All groups that are shown have the same share.'
    : `Comparing needs two groups of at least ${LEAST_SHOWN} candidates with somebody selected.`
}

function leftOutText(names: readonly string[]): string {
  const [differs, gives] = names.length === 1 ? ['differs', 'it'] : ['differ', 'they']
  return `Not offered: ${listText(names, 'and')}. Compared with another choice, ${gives} ${differs} by fewer than ${LEAST_SHOWN} candidates, which could give their groups away.`
}

function undecidedText({ undecided, criterion }: FairOutcomeResult): string {
  const many = `${numberText(undecided)} ${undecided === 1 ? 'candidate' : 'candidates'}`
  return criterion === 'passed'
    ? `The result of ${many} is not decided yet and counts as not passed. Finish marking before you rely on these figures.`
    : `The stage of ${many} can’t be read and counts as not reached.`
}

/** Explains the figures and their limits. */
function Explanation() {
  return (
    <section className={styles.section} aria-labelledby="outcome-meaning">
      <h2 id="outcome-meaning">How to read these figures</h2>
      <ul className={styles.explained}>
        <li>
          <b>Passed</b> means that the score, with the points of calculated values, reaches the pass
          mark, and that no answer is a knock-out. <b>Reached</b> counts everybody who was at that
          stage, also with a knock-out.
        </li>
        <li>
          <b>The four-fifths rule is a rule of thumb, not a verdict.</b> It compares the share
          selected of each group with the highest one. Below 80% of it, look for the reason: a
          question or a step that puts a group at a disadvantage. A group above it can still be
          treated unfairly.
        </li>
        <li>
          <b>p</b> is the probability of a difference at least this large if all candidates had the
          same chance, by Fisher’s exact test. Below 0.05, the difference is unlikely to be due to
          chance. With few candidates, even a large difference can be chance: one more selected
          person can change the result. With many groups, about one in 20 comparisons is below 0.05
          by chance alone.
        </li>
        <li>
          <b>Small groups are hidden.</b>{' '}
          <span>
            {`Figures are shown from ${LEAST_SHOWN} candidates, so that nobody’s answer can be told from them. For the same reason, some choices of “selected” are missing: they would differ by fewer than ${LEAST_SHOWN} candidates. Figures change as candidates submit and move: don’t compare earlier figures with later ones to find out who belongs to a group.`}
          </span>
        </li>
      </ul>
      <p className={shared.explanation}>
        The rule is from the Uniform Guidelines on Employee Selection Procedures of the United
        States (29 CFR 1607.4 D). Other countries have other rules.
      </p>
    </section>
  )
}

/** The share that is selected of each group that is shown. */
function GroupChart({ outcome }: { outcome: FairOutcome }) {
  const rows = outcome.groups.flatMap(({ group, shown }) =>
    shown === null
      ? []
      : [{ id: group.kind === 'option' ? group.id : group.kind, label: groupName(group), shown }],
  )
  return (
    <BarChart
      title="Share selected of each group"
      rows={rows.map(({ id, label, shown }) => ({
        id,
        label,
        bars: [{ share: shown.rate, text: shareText(shown.rate) }],
      }))}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col" data-number>
              Candidates
            </th>
            <th scope="col" data-number>
              Selected
            </th>
            <th scope="col" data-number>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, shown }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {label}
              </th>
              <td data-number>{numberText(shown.members)}</td>
              <td data-number>{numberText(shown.selected)}</td>
              <td data-number>{shareText(shown.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BarChart>
  )
}
