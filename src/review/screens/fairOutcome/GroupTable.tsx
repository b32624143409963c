import {
  type FairOutcome,
  FOUR_FIFTHS,
  type GroupOutcome,
  SIGNIFICANCE,
} from '#src/review/model/fairOutcome/fairOutcome.ts'
import { LEAST_SHOWN } from '#src/review/model/fairOutcome/masking.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { probabilityText, shareText } from '#src/review/screens/statistics/figureWords.ts'
import shared from '#src/ui/shared.module.css'

import styles from './FairOutcome.module.css'
import { groupName, resultText } from './outcomeWords.ts'

/** Compares each group with the one that has the highest share. */
export function GroupTable({ outcome }: { outcome: FairOutcome }) {
  const { groups, hidden } = outcome
  return (
    <>
      <h3>Compared with the highest share</h3>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col" data-number>
                Selected
              </th>
              <th scope="col" data-number>
                Share
              </th>
              <th scope="col" data-number>
                Of the highest
              </th>
              <th scope="col" data-number data-wide>
                p
              </th>
              <th scope="col" data-wide>
                Result
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((each) => (
              <Row key={each.group.kind === 'option' ? each.group.id : each.group.kind} {...each} />
            ))}
          </tbody>
        </table>
      </div>
      {hidden.groups > 0 && (
        <p className={shared.explanation}>
          {`${hiddenText(hidden)} Groups of fewer than ${LEAST_SHOWN} are hidden, and so is the next smallest group if they could be worked out from the totals.`}
        </p>
      )}
    </>
  )
}

function Row(each: GroupOutcome) {
  const { group, shown } = each
  const result = resultText(each)
  const compared = shown?.comparison.kind === 'compared' ? shown.comparison : null
  return (
    <tr data-below={compared?.isBelowFourFifths || undefined}>
      <th scope="row" dir="auto">
        <span>{groupName(group)}</span>
        {/* In place of the last columns, which have no space on a phone. */}
        <span className={styles.resultBelow}>
          {`${result}${compared ? ` p: ${probabilityText(compared.p, [SIGNIFICANCE])}` : ''}`}
        </span>
      </th>
      <td data-number>
        {shown ? `${numberText(shown.selected)} of ${numberText(shown.members)}` : '–'}
      </td>
      <td data-number>{shown ? shareText(shown.rate) : '–'}</td>
      <td data-number>{compared ? shareText(compared.ratio, [FOUR_FIFTHS]) : '–'}</td>
      <td data-number data-wide>
        {compared ? probabilityText(compared.p, [SIGNIFICANCE]) : '–'}
      </td>
      <td data-wide className={styles.result}>
        {result}
      </td>
    </tr>
  )
}

function hiddenText({ groups, members }: FairOutcome['hidden']): string {
  const isOne = groups === 1
  const many = `${numberText(groups)} ${isOne ? 'group is' : 'groups are'} hidden.`
  if (members === 0) return `${many} Nobody is in ${isOne ? 'it' : 'them'}.`
  return `${many} Together they have ${numberText(members)} ${members === 1 ? 'candidate' : 'candidates'}.`
}
