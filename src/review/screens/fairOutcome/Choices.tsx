import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import type { FairOutcomeResult } from '#src/review/workers/fairOutcomeJob.ts'

import styles from './FairOutcome.module.css'
import { criterionName } from './outcomeWords.ts'

/**
 * Chooses the question that defines the groups, and the meaning of "selected". Both are in the
 * address.
 */
export function Choices({ read, questionId }: { read: FairOutcomeResult; questionId: string }) {
  const changeAddress = useAddressChange()
  return (
    <div className={styles.choices}>
      {read.questions.length > 1 && (
        <Field label="Groups by">
          <NativeSelect
            value={questionId}
            onChange={({ target }) => changeAddress({ question: target.value })}
          >
            {read.questions.map(({ id, prompt }) => (
              <option key={id} value={id}>
                {textLine(prompt) || 'Question without text'}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label="Selected means">
        <NativeSelect
          value={read.criterion}
          onChange={({ target }) => changeAddress({ selected: target.value })}
        >
          {read.criteria.map((each) => (
            <option key={each} value={each}>
              {criterionName(each)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}
