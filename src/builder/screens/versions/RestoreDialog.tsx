import { useMemo, useRef } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { changesBetween } from '#src/assessment/engine/editing/comparing.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { draftFromVersion } from '#src/builder/files/draftOf.ts'
import { changeWords } from '#src/builder/screens/publish/changeWords.ts'
import publish from '#src/builder/screens/publish/Publish.module.css'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

interface RestoreDialogProps {
  assessment: Assessment
  number: number
  onClose: () => void
}

/**
 * Lists what changes in the draft when a version is restored, which for the newest one means that its
 * changes are discarded.
 */
export function RestoreDialog({ assessment, number, onClose }: RestoreDialogProps) {
  const { actions } = useBuilder()
  const { id, publishedVersion } = assessment
  const cancel = useRef<HTMLButtonElement>(null)
  const stored = useQuery(() => getVersion(versionIdOf(id, number)), [id, number])
  const draft = useDefinition((definition) => definition)
  const restored = useMemo(
    () => (stored?.kind === 'whole' ? draftFromVersion(stored.value) : null),
    [stored],
  )
  const lines = useMemo(() => {
    if (restored === null) return []
    const numberById = numberQuestions(restored)
    return changesBetween(draft, restored).map((change) => changeWords(change, numberById))
  }, [draft, restored])
  // Takes a moment; rendering an empty dialog first would only flicker.
  if (stored === undefined) return null

  const isNewest = number === publishedVersion
  const restore = () => {
    if (restored === null) return
    onClose()
    actions.replaceAll(isNewest ? 'discardChanges' : { key: 'restoreVersion', number }, restored)
    toast({
      text: isNewest
        ? `The changes are discarded. The draft is version ${number} again.`
        : `The draft is version ${number} again. Nothing is published yet.`,
      action: { label: 'Undo', onAct: () => actions.undo() },
      ofDraft: true,
    })
  }
  const verb = isNewest ? 'Discard changes' : `Restore version ${number}`
  const isSame = restored !== null && lines.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      title={isNewest ? 'Discard the changes of the draft?' : `Restore version ${number} as draft?`}
      description={
        isNewest
          ? `The draft becomes version ${number} again. Candidates notice nothing.`
          : `The draft becomes version ${number} again. Candidates get it once you publish it, as version ${(publishedVersion ?? 0) + 1}.`
      }
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {restored === null || isSame ? 'Close' : 'Cancel'}
          </Button>
          {restored === null || isSame ? null : (
            <Button variant="primary" onClick={restore}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      {restored === null ? (
        <FieldError>{failureText(stored === null ? 'not-found' : 'damaged-record')}</FieldError>
      ) : isSame ? (
        <p>{`The draft is already the same as version ${number}.`}</p>
      ) : (
        <div className={publish.body}>
          <section>
            <h3>{`How version ${number} differs from the draft`}</h3>
            <ul className={publish.changes}>
              {lines.map((line, at) => (
                <li key={`${line}${at}`}>{line}</li>
              ))}
            </ul>
          </section>
          <p className={publish.quiet}>
            You can undo this in one step. Test candidates and published versions stay as they are.
          </p>
        </div>
      )}
    </Dialog>
  )
}

function failureText(kind: 'not-found' | 'damaged-record'): string {
  const words = failureWords(kind)
  return `${words.title}. ${words.text}`
}
