import { useEffect, useRef } from 'react'

import { recommendationDetailsSchema } from '#schemas/records/details.ts'
import { type Recommendation, recommendationSchema, type Review } from '#schemas/review.ts'
import { isFixed } from '#src/assessment/engine/scoring/marks.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

import styles from './marking.module.css'
import { RecommendationChanges } from '#src/review/screens/attempt/RecommendationChanges.tsx'
import { onRecommendationKey } from './markingKeys.ts'
import type { Marking } from './useMarking.ts'

interface RecommendationProps {
  mine: Review | null
  marking: Marking
}

const MISSING = 'Choose a recommendation, or finish without one.'

/**
 * The reviewer's recommendation. In a finished review it changes with a reason only, as marks do.
 */
export function RecommendationPart({
  mine,
  marking,
  isMissing,
  onChoose,
  isChanging,
  onChanged,
}: RecommendationProps & {
  /** It was asked for. */
  isMissing: boolean
  onChoose: () => void
  /** In a finished review: another one was asked for. */
  isChanging: boolean
  onChanged: () => void
}) {
  const recommendations = useRecommendationWords()
  const options = useRecommendationOptions()
  const given = mine?.recommendation
  const part = useRef<HTMLDivElement>(null)
  if (mine === null || !isFixed(mine)) {
    const choose = (value: Recommendation) => {
      onChoose()
      marking.recommend(value)
    }
    const chooseAt = (place: number) => {
      const option = options[place]
      if (option !== undefined) choose(option.value)
    }
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the options inside
      <div
        data-recommend={given === undefined ? '' : undefined}
        onKeyDown={(event) => onRecommendationKey(event, chooseAt)}
      >
        <RadioGroup
          legend="Recommendation"
          inline
          options={options.map(({ value, label }, at) => ({
            value,
            label: (
              <>
                <kbd aria-hidden="true">{at + 1}</kbd> <span>{label}</span>
              </>
            ),
          }))}
          value={given ?? null}
          onChange={choose}
          error={isMissing ? MISSING : undefined}
        />
      </div>
    )
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.panel}>
      <p>{`Recommendation: ${given === undefined ? 'none' : recommendations[given]}`}</p>
      <RecommendationChanges changes={mine.recommendationChanges} />
      {isChanging ? (
        <ChangeForm
          mine={mine}
          marking={marking}
          onClose={() => {
            part.current?.focus()
            onChanged()
          }}
        />
      ) : null}
    </div>
  )
}

function ChangeForm({ mine, marking, onClose }: RecommendationProps & { onClose: () => void }) {
  const options = useRecommendationOptions()
  const given = mine?.recommendation
  const form = useStaffForm({
    schema: recommendationDetailsSchema,
    start: { recommendation: given, reason: '' },
    words: {
      recommendation: { invalid: 'Choose a recommendation' },
      reason: { invalid: 'Enter the reason for this change' },
    },
    save: async ({ recommendation, reason }) => {
      if (recommendation === given) {
        return { text: 'Choose another recommendation', field: 'recommendation' as const }
      }
      const problem = await marking.changeRecommendation(recommendation, reason)
      if (problem !== null) return { text: problem, field: 'reason' as const }
      onClose()
      return null
    },
  })
  const { reset } = form
  useEffect(() => reset({ recommendation: given, reason: '' }), [reset, given])
  return (
    <form
      className={styles.points}
      noValidate
      data-change
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <RadioGroup
        legend="New recommendation"
        inline
        options={options}
        value={form.watch('recommendation') ?? null}
        onChange={(chosen) =>
          form.setValue('recommendation', chosen, { shouldValidate: form.isSubmitted })
        }
        error={form.errorOf('recommendation')}
      />
      <Field label="Reason" error={form.errorOf('reason')}>
        <TextInput {...form.register('reason')} />
      </Field>
      <span className={styles.buttons}>
        <Button type="submit" size="small" disabled={form.isSubmitting}>
          Save recommendation
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}

function useRecommendationOptions() {
  const words = useRecommendationWords()
  return recommendationSchema.options.map((value) => ({ value, label: words[value] }))
}
