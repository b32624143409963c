import type { ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'
import shared from '#src/ui/shared.module.css'

import styles from './ResponsePage.module.css'

/** After a retake: chooses the finished attempt to read. The newest one is the default. */
export function AttemptPicker({
  response,
  number,
  hasNewer,
}: {
  response: ReviewedResponse
  number: number
  /** One that was submitted after this response was opened. */
  hasNewer: boolean
}) {
  const changeAddress = useAddressChange()
  const { attempts, isInProgress, isRetakeAllowed } = response
  return (
    <>
      {attempts.length > 1 && (
        <Field label="Attempt" className={styles.attempt}>
          <NativeSelect
            value={`${number}`}
            onChange={({ target }) => changeAddress({ attempt: target.value })}
          >
            {attempts.map(({ attempt }, index) => (
              <option key={attempt.attemptId} value={`${index + 1}`}>
                {`${index + 1} of ${attempts.length}, submitted ${attemptTimeText(attempt.submittedAt, response.candidate)}`}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <output className={shared.quiet}>
        {hasNewer
          ? 'The candidate has submitted a retake since you opened this response. You still see the attempt before it.'
          : null}
      </output>
      {(isInProgress || isRetakeAllowed) && (
        <p className={shared.quiet}>
          {`${isInProgress ? 'A retake is in progress.' : 'A retake is allowed. It has not been started.'} Earlier submissions stay as they are.`}
        </p>
      )}
    </>
  )
}
