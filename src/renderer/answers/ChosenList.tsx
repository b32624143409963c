import type { ChoiceQuestion } from '#schemas/question.ts'
import { AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import styles from './answers.module.css'
import { OTHER, ownWordsIn } from '#src/renderer/inputs/otherWords.ts'

/** All options, with the chosen ones marked by shape and text. */
export function ChosenList({
  question: { options, other },
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
  const words = ownWordsIn(chosen)
  const rows = other === undefined ? options : [...options, { id: OTHER, label: other.label }]
  return (
    <>
      <ul className={styles.chosenList}>
        {rows.map(({ id, label }) => {
          const isChosen = id === OTHER ? words !== null : chosen.includes(id)
          return (
            <li key={id} data-chosen={isChosen}>
              <Sign path={isChosen ? on : off} size={18} />
              <span>
                {isChosen && <VisuallyHidden>Chosen: </VisuallyHidden>}
                <AuthoredTree text={label} inline />
                {id === OTHER && words && <q dir="auto">{words}</q>}
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
