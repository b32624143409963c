import { endLabel, stepsOf } from '#src/renderer/inputs/scale.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const rating = defineAnswer('rating', ({ question, answer }) => {
  if (typeof answer !== 'number') return null
  const { look, lowest, highest } = question
  const words = endLabel(question, answer)
  return (
    <div className={styles.rating}>
      <span className={styles.steps} aria-hidden="true" data-look={look}>
        {stepsOf(question).map((step) => (
          <span key={step} data-on={look === 'stars' ? step <= answer : step === answer}>
            {look === 'stars' ? <Sign path={moreSigns.star} size={20} /> : step}
          </span>
        ))}
      </span>
      <span>
        {answer} on a scale from {lowest} to {highest}
        {words && ` (${words})`}
      </span>
    </div>
  )
})
