import { useState } from 'react'
import type { Assessment, Version } from '#schemas/assessment.ts'
import { publishDraft } from '#src/db/assessments.ts'
import { currentActor } from '#src/db/device.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { draftOf } from '#src/features/builder/draft/draftOf.ts'
import { useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { Blocked } from './Blocked.tsx'
import { Published } from './Published.tsx'
import { ReadyToPublish } from './ReadyToPublish.tsx'
import { usePublishFacts } from './usePublishFacts.ts'

interface PublishDialogProps {
  assessment: Assessment
  onClose: () => void
}

/** What publishing would change and for whom; or what stands in its way; or what came of it. */
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
    const saved = await saving.flush()
    const outcome = saved
      ? await publishDraft({
          assessmentId: assessment.id,
          rev: saving.rev(),
          by: await currentActor(),
          isConfirmed,
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
  // A moment; a dialog that is drawn empty first would only flicker.
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

function savingProblem(state: { kind: string }) {
  return state.kind === 'elsewhere' ? 'changed-elsewhere' : 'storage-failed'
}
