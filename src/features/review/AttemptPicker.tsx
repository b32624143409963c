import type { Response } from '#schemas/response.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { useSearchParams } from '#src/ui/routing.ts'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './ResponsePage.module.css'

/** After a retake: which of the finished attempts is read. The newest one, unless another is chosen. */
export function AttemptPicker({ response, number }: { response: Response; number: number }) {
  const [, setParams] = useSearchParams()
  const { attempts, current, retakeAllowedAt } = response
  const open = (wanted: string): void => {
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        if (Number(wanted) === attempts.length) after.delete('attempt')
        else after.set('attempt', wanted)
        return after
      },
      { replace: true },
    )
  }
  return (
    <>
      {attempts.length > 1 && (
        <Field label="Attempt" className={styles.attempt}>
          <NativeSelect value={`${number}`} onChange={(event) => open(event.target.value)}>
            {attempts.map((attempt, index) => (
              <option key={attempt.attemptId} value={`${index + 1}`}>
                {index + 1} of {attempts.length}, submitted {momentText(attempt.submittedAt)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {(current ?? retakeAllowedAt) !== undefined && (
        <p className={styles.quiet}>
          {current ? 'A retake is in progress.' : 'A retake is allowed. It has not been started.'}{' '}
          What was submitted before stays as it is.
        </p>
      )}
    </>
  )
}
