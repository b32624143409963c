import { isolated } from '#src/assessment/words/values/formats.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import { choiceId } from '#src/assessment/renderer/inputs/choiceRow.tsx'
import { ClearAnswer } from '#src/assessment/renderer/inputs/ClearAnswer.tsx'
import { defineField, type InputProps } from '#src/assessment/renderer/session/field.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { endLabel, stepsOf } from '#src/assessment/renderer/inputs/scale.ts'
import styles from '#src/assessment/renderer/inputs/scale.module.css'

export const rating = defineField('rating', {
  Input: Scale,
  labelledBy: () => 'legend',
  readEntry: (changed) => (changed instanceof HTMLInputElement ? changed.value : null),
  toAnswer: (entry) => (typeof entry === 'string' && entry !== '' ? Number(entry) : undefined),
  toEntry: (answer) => (typeof answer === 'number' ? String(answer) : ''),
})

/** The width per step, so that the end labels sit below the first and the last step. */
const STEP_WIDTH = { numbers: 68, stars: 56 } as const

function Scale({ question, ids, entry }: InputProps<'rating'>) {
  const steps = stepsOf(question)
  const { look, lowest, highest, lowLabel, highLabel } = question
  const { number } = useWords().write
  const flexBasis = basisOf(steps.length)
  return (
    <>
      <div
        className={styles.whole}
        data-look={look}
        style={{ maxInlineSize: steps.length * STEP_WIDTH[look] }}
      >
        <div className={styles.scale}>
          {steps.map((step, index) => {
            const words = endLabel(question, step)
            return (
              <label key={step} className={styles.step} style={{ flexBasis }}>
                <input
                  type="radio"
                  id={choiceId(ids.input, index)}
                  name={ids.name}
                  value={step}
                  defaultChecked={String(step) === entry}
                  aria-label={words && `${number(step)}: ${words}`}
                  autoComplete="off"
                />
                {look === 'stars' && (
                  <Sign path={moreSigns.star} size={28} className={styles.star} />
                )}
                <span>{number(step)}</span>
              </label>
            )
          })}
        </div>
        {(lowLabel || highLabel) && (
          <p className={styles.ends} aria-hidden="true">
            <span dir="auto">{lowLabel && `${isolated(number(lowest))}: ${lowLabel}`}</span>
            <span dir="auto">{highLabel && `${isolated(number(highest))}: ${highLabel}`}</span>
          </p>
        )}
      </div>
      <ClearAnswer question={question} />
    </>
  )
}

/**
 * So wide that steps that don't fit in one row are in two rows of the same length, or almost. 44
 * pixels can be touched, and 4 are between two.
 */
function basisOf(count: number): string | undefined {
  if (count > MOST_IN_TWO_ROWS) return undefined
  const inRow = Math.ceil(count / 2)
  // A huge length if they don't fit, and a negative one otherwise.
  const tooNarrow = `(${count * 48 - 4}px - 100%) * 999`
  return `clamp(44px, ${tooNarrow}, 100% / ${inRow} - 4px)`
}

/** On the narrowest screen. */
const MOST_IN_TWO_ROWS = 12
