import { useState } from 'react'
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import { publishDraft } from '#src/builder/storage/assessments.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import { useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { Blocked } from './Blocked.tsx'
import { Published } from './Published.tsx'
import { ReadyToPublish } from './ReadyToPublish.tsx'
import { usePublishFacts } from './usePublishFacts.ts'

interface PublishDialogProps {
  assessment: Assessment
  onClose: () => void
}

/** Shows the effects of publishing and who is affected; or the obstacles; or the result. */
export function PublishDialog({ assessment, onClose }: PublishDialogProps) {
  const { draft, saving, readiness, record } = useBuilder()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [published, setPublished] = useState<Version | null>(null)
  const facts = usePublishFacts(assessment, busy || published !== null)
  const number = published?.number ?? (assessment.publishedVersion ?? 0) + 1
  const findings = useReadiness((state) => state.findings)
  const problems = findings.filter(({ grade }) => grade === 'problem')

  const publish = async (isConfirmed: boolean) => {
    setBusy(true)
    setFailure(null)
    const definition = draft.definition()
    const checked = await readiness.settled()
    const saved = await saving.flush()
    const rev = saving.rev()
    // The verdict counts only if the checked draft is the saved one; otherwise it belongs to no
    // revision.
    const isSame = draft.definition() === definition
    const outcome = saved
      ? await publishDraft({
          assessmentId: assessment.id,
          rev,
          number,
          by: await currentActor(),
          isConfirmed,
          verdict: { rev: isSame ? rev : NEVER, findings: checked.findings },
          draftOf,
        })
      : null
    if (outcome?.ok) {
      setPublished(outcome.value)
      await record.refresh()
    } else {
      readiness.flush()
      const words = failureWords(outcome ? outcome.error.kind : savingProblem(saving.getState()))
      setFailure(`${words.title}. ${words.text}`)
    }
    setBusy(false)
  }

  if (published) {
    return <Published version={published} before={facts?.codesBefore} onClose={onClose} />
  }
  // Takes a moment; rendering an empty dialog first would only flicker.
  if (!facts) return null
  if (problems.length > 0) {
    return (
      <Blocked
        number={number}
        problems={problems}
        definition={draft.definition()}
        onClose={onClose}
      />
    )
  }
  return (
    <ReadyToPublish
      number={number}
      facts={facts}
      definition={draft.definition()}
      findings={findings}
      busy={busy}
      failure={failure}
      onPublish={(isConfirmed) => void publish(isConfirmed)}
      onClose={onClose}
    />
  )
}

/** No draft has this `rev`. */
const NEVER = -1

function savingProblem(state: { kind: string }) {
  return state.kind === 'elsewhere' ? 'changed-elsewhere' : 'storage-failed'
}
