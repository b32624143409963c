import type { ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'
import shared from '#src/ui/shared.module.css'

import styles from './ResponsePage.module.css'

/** After a retake: chooses the finished attempt to read. The newest one is the default. */
export function AttemptPicker({
  response: { attempts, candidate },
  number,
}: {
  response: ReviewedResponse
  number: number
}) {
  const changeAddress = useAddressChange()
  if (attempts.length < 2) return null
  return (
    <Field label="Attempt" hideLabel className={styles.attempt}>
      <NativeSelect
        value={`${number}`}
        onChange={({ target }) => changeAddress({ attempt: target.value })}
      >
        {attempts.map(({ attempt }, index) => (
          <option key={attempt.attemptId} value={`${index + 1}`}>
            {`Attempt ${index + 1} of ${attempts.length}, ${attemptTimeText(attempt.submittedAt, candidate)}`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

/** Whether there is more to come, or already is. */
export function RetakeState({
  response: { isInProgress, isRetakeAllowed },
}: {
  response: ReviewedResponse
}) {
  if (!isInProgress && !isRetakeAllowed) return null
  return (
    <p className={shared.quiet}>
      {`${isInProgress ? 'A retake is in progress.' : 'A retake is allowed. It has not been started.'} Earlier submissions stay as they are.`}
    </p>
  )
}
