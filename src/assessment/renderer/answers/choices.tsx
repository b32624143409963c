import type { ChoiceQuestion, Option } from '#schemas/question.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { rowsIn } from '#src/assessment/renderer/fields/matrix.tsx'
import { valuesInMultiple } from '#src/assessment/renderer/fields/multipleChoice.tsx'
import { orderIn } from '#src/assessment/renderer/fields/ranking.tsx'
import { valuesInSingle } from '#src/assessment/renderer/fields/singleChoice.tsx'
import { OTHER, ownWordsIn } from '#src/assessment/renderer/inputs/otherWords.ts'
import { endLabel, stepsOf } from '#src/assessment/renderer/inputs/scale.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { MarkShape } from '#src/ui/display/MarkShape.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { moreSigns } from '#src/ui/display/moreSigns.ts'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const singleChoice = defineAnswer('singleChoice', (props) => (
  <ChosenList {...props} chosen={valuesInSingle(props.answer)} several={false} />
))

export const multipleChoice = defineAnswer('multipleChoice', (props) => (
  <ChosenList {...props} chosen={valuesInMultiple(props.answer)} several />
))

/** All options, with the chosen ones marked by shape and text. */
function ChosenList({
  question,
  chosen,
  several,
  isReordered,
}: {
  question: ChoiceQuestion
  chosen: readonly string[]
  several: boolean
  isReordered: boolean
}) {
  const [on, off] = several
    ? [moreSigns.squareChosen, moreSigns.square]
    : [moreSigns.circleChosen, moreSigns.circle]
  const { options, other } = question
  const words = ownWordsIn(chosen)
  const verdictOf = verdictsFor(question)
  const rows = other === undefined ? options : [...options, { id: OTHER, label: other.label }]
  return (
    <>
      <ul className={styles.chosenList}>
        {rows.map(({ id, label }) => {
          const isChosen = id === OTHER ? words !== null : chosen.includes(id)
          const verdict = verdictOf(id, isChosen)
          return (
            <li key={id} data-chosen={isChosen}>
              <Sign path={isChosen ? on : off} size={18} />
              <span>
                {isChosen && <VisuallyHidden>Chosen: </VisuallyHidden>}
                <AuthoredTree text={label} inline />
                {id === OTHER && words && <q dir="auto">{words}</q>}
                {verdict === null ? null : (
                  <span className={styles.verdict} data-verdict={verdict}>
                    <MarkShape mark={verdict === 'correct' ? 'check' : 'cross'} />
                    <span>{verdict === 'correct' ? 'Correct' : 'Wrong'}</span>
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {isReordered && (
        <p className={styles.note}>Options in the order in which this candidate saw them.</p>
      )}
    </>
  )
}

/**
 * Whether the key has an option, for each of the key and for each chosen one. *All of these* stands for
 * others and has none, nor has anything without a key.
 */
function verdictsFor({ key, options }: ChoiceQuestion) {
  const correct = new Set(key?.options)
  const all = new Set(options.filter(({ role }) => role === 'all').map(({ id }) => id))
  return (id: string, isChosen: boolean): 'correct' | 'wrong' | null => {
    if (key === undefined || all.size > 0) return null
    if (correct.has(id)) return 'correct'
    return isChosen ? 'wrong' : null
  }
}

export const rating = defineAnswer('rating', ({ question, answer }) => {
  const { number } = useWords().write
  if (typeof answer !== 'number') return null
  const { look, lowest, highest } = question
  const words = endLabel(question, answer)
  const given = `${number(answer)} on a scale from ${number(lowest)} to ${number(highest)}`
  return (
    <div className={styles.rating}>
      <span className={styles.steps} aria-hidden="true" data-look={look}>
        {stepsOf(question).map((step) => (
          <span key={step} data-on={look === 'stars' ? step <= answer : step === answer}>
            {look === 'stars' ? <Sign path={moreSigns.star} size={20} /> : number(step)}
          </span>
        ))}
      </span>
      <span>{words ? `${given} (${words})` : given}</span>
    </div>
  )
})

export const ranking = defineAnswer('ranking', ({ question, answer, isReordered }) => {
  const ranked = orderIn(answer).flatMap((id) => question.options.filter((each) => each.id === id))
  return (
    <>
      <ol className={styles.order}>
        {ranked.map(({ id, label }) => (
          <li key={id}>
            <AuthoredTree text={label} inline />
          </li>
        ))}
      </ol>
      {isReordered && <Offered options={question.options} />}
    </>
  )
})

/**
 * If the options were shuffled, shows the original order, so that reviewers can recognise an
 * unchanged one.
 */
function Offered({ options }: { options: readonly Option[] }) {
  return (
    <p className={styles.note}>
      Offered to this candidate in this order:{' '}
      {options.map(({ id, label }, at) => (
        <span key={id}>
          {at > 0 && <span>, </span>}
          <AuthoredTree text={label} inline />
        </span>
      ))}
    </p>
  )
}

/** Rows left blank say so. */
export const matrix = defineAnswer('matrix', ({ question, answer }) => {
  const chosenByRow = rowsIn(answer)
  return (
    <table className={styles.matrix}>
      <tbody>
        {question.rows.map((row) => {
          const chosen = question.options.filter(({ id }) =>
            getOwn(chosenByRow, row.id)?.includes(id),
          )
          return (
            <tr key={row.id}>
              <th scope="row" dir="auto">
                <AuthoredTree text={row.label} inline />
              </th>
              <td data-blank={chosen.length === 0}>
                {chosen.length === 0 && <span>Left blank</span>}
                {chosen.map(({ id, label }) => (
                  <div key={id} dir="auto">
                    <AuthoredTree text={label} inline />
                  </div>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
})
