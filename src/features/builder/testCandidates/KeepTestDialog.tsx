import { useState } from 'react'
import { outcomesOfCandidates } from '#src/engine/candidates/runCandidate.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Field } from '#src/ui/Field.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { answerLines } from '#src/wording/staff/pathFacts.ts'
import { expectationLines, type TestLine } from '#src/wording/staff/testOutcomeWords.ts'
import { TestLines } from './TestLines.tsx'
import styles from './Tests.module.css'
import { useTestActs } from './useTestActs.ts'
import { useTests } from './useTests.ts'

/** Names what was filled in, and says what is expected of it before it is kept. */
export function KeepTestDialog({ onClose }: { onClose: () => void }) {
  const { draft, preview } = useBuilder()
  const { candidates } = useTests()
  const acts = useTestActs()
  const [filling] = useState(preview.filling)
  const [name, setName] = useState(`Test ${candidates.length + 1}`)
  const [tried, setTried] = useState(false)
  const definition = draft.definition()
  const answered = answerLines(filling.answers, definition)
  const [outcomes] = useState(() => outcomesOfCandidates(definition, [filling]))

  const keep = async () => {
    setTried(true)
    if (name.trim() === '') return
    if (await acts.keep(name.trim(), filling)) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Keep as a test"
      submitLabel="Keep test"
      formClassName={styles.parts}
      onSubmit={() => void keep()}
    >
      <Field label="Name" error={tried && name.trim() === '' ? 'Enter a name' : null}>
        <TextInput dir="auto" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <section>
        <h3>What it answers</h3>
        <TestLines lines={answered.length === 0 ? NOTHING : answered.map(said)} />
      </section>
      <section>
        <h3>What is expected from now on</h3>
        <TestLines lines={outcomes.flatMap((each) => expectationLines(each, definition))} />
      </section>
    </FormDialog>
  )
}

function said(text: string): TestLine {
  return { text, questionId: null }
}

const NOTHING = [said('Nothing: every question is left blank')]
