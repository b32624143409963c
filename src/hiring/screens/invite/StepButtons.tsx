import { LinkButton } from '#src/staff/LinkButton.tsx'

import styles from './Invite.module.css'
import type { StepPlace } from './StepNav.tsx'
import { STEPS, stepPath } from './steps.ts'

/** To the step before and the next one. `isEmpty`: there is nobody to invite. */
export function StepButtons({
  step,
  assessmentId,
  candidateId,
  isEmpty,
}: StepPlace & { isEmpty: boolean }) {
  const index = STEPS.indexOf(step)
  const [before, next] = [STEPS[index - 1], STEPS[index + 1]]
  return (
    <div className={styles.buttons}>
      {before === undefined ? null : (
        <LinkButton to={stepPath(before, assessmentId, candidateId)}>Back</LinkButton>
      )}
      {next === undefined ? null : (
        <LinkButton
          to={stepPath(next, assessmentId, candidateId)}
          variant={isEmpty ? 'secondary' : 'primary'}
        >
          Continue
        </LinkButton>
      )}
    </div>
  )
}
