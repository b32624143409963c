import type { Response } from '#schemas/response.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { useAddressChange } from '#src/parts/useAddressChange.ts'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './ResponsePage.module.css'

/** After a retake: chooses the finished attempt to read. The newest one is the default. */
export function AttemptPicker({ response, number }: { response: Response; number: number }) {
  const changeAddress = useAddressChange()
  const { attempts, current, retakeAllowedAt } = response
  const open = (wanted: string): void => {
    changeAddress({ attempt: Number(wanted) === attempts.length ? null : wanted })
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
          Earlier submissions stay as they are.
        </p>
      )}
    </>
  )
}
