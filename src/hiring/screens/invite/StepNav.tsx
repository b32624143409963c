import { Link } from '#src/staff/routing.ts'

import styles from './Invite.module.css'
import { STEPS, type Step, stepPath } from './steps.ts'

export interface StepPlace {
  step: Step
  assessmentId: string
  candidateId: string | null
}

/** All steps by name; any of them can be opened at any time. */
export function StepNav({ step: current, assessmentId, candidateId }: StepPlace) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step.id}>
            <Link
              to={stepPath(step, assessmentId, candidateId)}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={styles.number}>{index + 1}</span> {step.name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
