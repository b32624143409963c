import { useState } from 'react'
import { testCandidateDetailsSchema } from '#schemas/records/details.ts'
import { outcomesOfCandidates } from '#src/builder/model/testCandidates/runCandidate.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { answerLines } from '#src/builder/model/words/pathFacts.ts'
import {
  expectationLines,
  type TestCandidateLine,
} from '#src/builder/model/words/testCandidateLines.ts'
import { TestCandidateLines } from './TestCandidateLines.tsx'
import styles from './Tests.module.css'
import { useTestActions } from './useTestActions.ts'
import { useTestCandidateResults } from './useTestCandidateResults.ts'

/** Names the answers in the preview, and shows their expected outcome before they are saved. */
export function SaveTestDialog({ onClose }: { onClose: () => void }) {
  const { draft, preview } = useBuilder()
  const { candidates } = useTestCandidateResults()
  const actions = useTestActions()
  const [filling] = useState(preview.filling)
  const definition = draft.definition()
  const answered = answerLines(filling.answers, definition)
  const [outcomes] = useState(() => outcomesOfCandidates(definition, [filling]))

  const form = useStaffForm({
    schema: testCandidateDetailsSchema,
    start: { name: `Test ${candidates.length + 1}` },
    words: { name: { invalid: 'Enter a name' } },
    save: async ({ name }) => {
      // A failure is shown in a toast, as for all changes of test candidates.
      if (await actions.keep(name, filling)) onClose()
      return null
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Save as test candidate"
      submitLabel="Save test candidate"
      formClassName={styles.parts}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <Field label="Name" error={form.errorOf('name')}>
        <TextInput dir="auto" {...form.register('name')} />
      </Field>
      <section>
        <h3>Answers</h3>
        <TestCandidateLines lines={answered.length === 0 ? NOTHING : answered.map(said)} />
      </section>
      <section>
        <h3>Expected from now on</h3>
        <TestCandidateLines
          lines={outcomes.flatMap((each) => expectationLines(each, definition))}
        />
      </section>
    </FormDialog>
  )
}

function said(text: string): TestCandidateLine {
  return { text, questionId: null }
}

const NOTHING = [said('Nothing: every question is left blank')]
