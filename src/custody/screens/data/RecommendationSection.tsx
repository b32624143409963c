import { recommendationWordsDetailsSchema } from '#schemas/records/details.ts'
import { recommendationSchema } from '#schemas/review.ts'
import { foldText } from '#src/base/foldText.ts'
import { removeSetting, setSetting } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { RECOMMENDATIONS, type RecommendationWords } from '#src/staff/words/recommendations.ts'

import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'

/** Edits the team's words for its four recommendations. */
export function RecommendationSection({ stored }: { stored: RecommendationWords | null }) {
  const words = stored ?? RECOMMENDATIONS
  return (
    <DataSection
      title="Recommendations"
      about="What reviewers can recommend, from worst to best. New words also apply to recommendations that were made before."
    >
      {/* Starts again with what is stored, such as after a restore. */}
      <WordsForm key={JSON.stringify(words)} words={words} isOwn={stored !== null} />
    </DataSection>
  )
}

function WordsForm({ words, isOwn }: { words: RecommendationWords; isOwn: boolean }) {
  const form = useStaffForm({
    schema: recommendationWordsDetailsSchema,
    start: words,
    words: {
      strongNo: wordsFor('strongNo'),
      no: wordsFor('no'),
      yes: wordsFor('yes'),
      strongYes: wordsFor('strongYes'),
    },
    save: async (typed) => {
      const taken = recommendationSchema.options.find((name, index) =>
        recommendationSchema.options
          .slice(0, index)
          .some((earlier) => foldText(typed[earlier]) === foldText(typed[name])),
      )
      if (taken) return { field: taken, text: 'Enter a word that no other recommendation has' }
      const saved = await setSetting('recommendationWords', typed)
      if (!saved.ok) return failedSaving(saved.error.kind)
      toast({ text: 'The recommendations were saved' })
      return null
    },
  })
  const restore = async () => {
    const removed = await removeSetting('recommendationWords')
    toast({
      text: removed.ok
        ? 'The standard recommendations were restored'
        : failedSaving(removed.error.kind).text,
    })
  }
  return (
    <form
      className={styles.nameForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FormFailure text={form.failure} />
      {recommendationSchema.options.map((name) => (
        <Field
          key={name}
          label={RECOMMENDATIONS[name]}
          error={form.errorOf(name)}
          className={styles.nameField}
        >
          <TextInput dir="auto" {...form.register(name)} />
        </Field>
      ))}
      <Button type="submit" disabled={!form.isDirty || form.isSubmitting}>
        Save recommendations
      </Button>
      {isOwn ? (
        <Button variant="quiet" onClick={() => void restore()}>
          Restore the standard recommendations
        </Button>
      ) : null}
    </form>
  )
}

function wordsFor(name: keyof RecommendationWords) {
  return { invalid: 'Enter a word or a few', label: RECOMMENDATIONS[name] }
}
