import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'

import styles from './compare.module.css'
import type { ComparedResponse } from './useCompared.ts'
import type { useComparedState } from './useComparedState.ts'

/** Chooses the questions and their order, and says what to know before comparing. */
export function CompareToolbar({
  columns,
  counts,
  state: { asAsked, onlyDifferences, change },
}: {
  columns: readonly ComparedResponse[]
  counts: { all: number; differing: number }
  state: ReturnType<typeof useComparedState>
}) {
  const versions = new Set(columns.map(({ version }) => version.number))
  const isHidden = columns.some(({ response }) => response.candidate.isHidden)
  return (
    <div className={styles.toolbar}>
      <Field label="Show">
        <NativeSelect
          value={onlyDifferences ? 'differences' : 'all'}
          onChange={({ target }) =>
            change({ show: target.value === 'differences' ? 'differences' : null })
          }
        >
          <option value="all">{`All questions (${counts.all})`}</option>
          <option value="differences">{`Differences only (${counts.differing})`}</option>
        </NativeSelect>
      </Field>
      <Field label="Order">
        <NativeSelect
          value={asAsked ? 'asked' : 'differences'}
          onChange={({ target }) => change({ order: target.value === 'asked' ? 'asked' : null })}
        >
          <option value="differences">Differences first</option>
          <option value="asked">As asked</option>
        </NativeSelect>
      </Field>
      <div className={styles.facts}>
        <output>
          {counts.differing === 0
            ? 'No question differs.'
            : `${numberText(counts.differing)} of ${numberText(counts.all)} questions differ.`}
        </output>{' '}
        {versions.size > 1 ? (
          <span>
            These responses answer different versions of the assessment. Questions that changed are
            marked.
          </span>
        ) : null}{' '}
        {isHidden ? <span>In answers, ••• replaces names, emails and phone numbers.</span> : null}{' '}
        <span className={styles.keys}>
          <kbd>J</kbd> next question, <kbd>K</kbd> previous, <kbd>2</kbd> to <kbd>4</kbd> pin,{' '}
          <kbd>?</kbd> help
        </span>
      </div>
    </div>
  )
}
