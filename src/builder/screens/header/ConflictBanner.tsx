import { useStore } from '#src/base/useStore.ts'
import { useState } from 'react'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { builderPath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useNavigate } from '#src/staff/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import shared from '#src/ui/shared.module.css'
import { ON_PURPOSE } from './onlyCopy.ts'
import styles from './BuilderHeader.module.css'
import { saveDraftFile } from './saveDraftFile.ts'

/** Two tabs edited the same draft: nothing is overwritten until the user has chosen. */
export function ConflictBanner() {
  const { saving, record, draft, jobId } = useBuilder()
  const state = useStore(saving)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  if (state.kind !== 'elsewhere') return null

  const keepAsCopy = async () => {
    setBusy(true)
    const mine = draft.definition()
    const title = `${mine.settings.title} (my copy)`
    const created = await createAssessment(jobId, title)
    const saved = created.ok
      ? await saveDraft({
          assessmentId: created.value.id,
          rev: created.value.rev,
          draft: updateSettings(mine, { title }),
        })
      : created
    setBusy(false)
    if (created.ok && saved.ok) {
      toast({ text: 'Your version is saved as a separate assessment' })
      await navigate(builderPath(created.value.id), { state: ON_PURPOSE })
      return
    }
    const words = failureWords(saved.ok ? 'storage-failed' : saved.error.kind)
    toast({ text: `${words.title}. ${words.text}`, tone: 'failed' })
  }

  return (
    <section role="alert" className={styles.conflict} aria-label="Changed in another tab">
      <div>
        <strong>This draft was changed in another tab.</strong> Your changes here since then are not
        saved, and the other version is untouched.
      </div>
      <div className={shared.wrap}>
        <Button disabled={busy} onClick={() => void keepAsCopy()}>
          Save mine as a copy
        </Button>
        <Button onClick={() => saveDraftFile(draft.definition(), record.getState())}>
          Save mine as a file
        </Button>
        <Button disabled={busy} onClick={() => void record.load()}>
          Load the other version
        </Button>
      </div>
    </section>
  )
}
