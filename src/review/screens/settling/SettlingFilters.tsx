import {
  DIFFERENCE_SIZES,
  type DifferenceFilter,
  type DifferenceSize,
  filterDifferences,
} from '#src/review/model/agreement/differences.ts'
import type {
  AnswerOfAttempt,
  NumberedQuestion,
} from '#src/review/screens/agreement/useAgreement.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import { questionWords } from './settlingWords.ts'
import styles from './settling.module.css'

/** Which differences are gone through: those of one question, or of one size. */
export function SettlingFilters({
  differences,
  questions,
  filter,
  onChange,
}: {
  differences: readonly AnswerOfAttempt[]
  /** In authored order. */
  questions: ReadonlyMap<string, NumberedQuestion>
  filter: DifferenceFilter
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}) {
  const countIn = (changes: Partial<DifferenceFilter>) =>
    countWords(filterDifferences(differences, { ...filter, ...changes }))
  const differing = new Set(differences.map(({ question }) => question.id))
  return (
    <div className={styles.filters}>
      <Field label="Question" className={styles.question}>
        <NativeSelect
          value={filter.questionId ?? ''}
          onChange={({ target }) => onChange({ question: target.value })}
        >
          <option value="">{`All questions (${countIn({ questionId: null })})`}</option>
          {[...questions].map(([id, numbered]) =>
            differing.has(id) || id === filter.questionId ? (
              <option key={id} value={id}>
                {`${questionWords(numbered)} (${countIn({ questionId: id })})`}
              </option>
            ) : null,
          )}
        </NativeSelect>
      </Field>
      <Field label="Difference" className={styles.size}>
        <NativeSelect
          value={filter.size ?? ''}
          onChange={({ target }) => onChange({ size: target.value })}
        >
          <option value="">{`Any size (${countIn({ size: null })})`}</option>
          {DIFFERENCE_SIZES.map((size) => (
            <option key={size} value={size}>
              {`${SIZES[size]} (${countIn({ size })})`}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}

const SIZES: { readonly [S in DifferenceSize]: string } = {
  large: 'Half of the points or more',
  medium: 'A quarter to half of the points',
  small: 'Less than a quarter of the points',
}

function countWords(differences: readonly AnswerOfAttempt[]): string {
  if (differences.length === 0) return 'none'
  const left = differences.filter(({ settled }) => settled === null).length
  if (left === 0) return 'all settled'
  return left === differences.length
    ? `${left} to settle`
    : `${left} of ${differences.length} to settle`
}
