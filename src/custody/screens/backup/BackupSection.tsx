import { useEffect, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'
import { paths } from '#src/base/paths.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { FileButton } from '#src/ui/controls/FileButton.tsx'
import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import shared from '#src/ui/shared.module.css'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { NewPassphraseFields } from '#src/staff/protection/NewPassphraseFields.tsx'
import { useNewPassphrase } from '#src/staff/protection/useNewPassphrase.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { newBackupWords } from './backupProtection.ts'
import { backupRestore, clearRestore, openBackup } from './backupRestore.ts'
import { backupSave, clearBackupSave, saveBackup } from './backupSave.ts'
import { replacedWords, restoreFailureWords, savedWords, unreadableWords } from './backupWords.ts'
import { DecryptDialog } from './DecryptDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { RestoreProgress } from './RestoreProgress.tsx'

type BackupSectionProps = {
  protection: ProtectionState | 'keyMissing'
  /** Requested by the address: saving starts automatically. */
  isAskedFor: boolean
  /** Everything was just replaced with the backup from this time, and the page reloaded. */
  replacedWith: string | null
  onAsked: () => void
}

/** Saves everything to a file, and restores it. */
export function BackupSection({
  protection,
  isAskedFor,
  replacedWith,
  onAsked,
}: BackupSectionProps) {
  const save = useStore(backupSave)
  const restore = useStore(backupRestore)
  const [replaced] = useState(replacedWith)
  const [isEncrypting, setEncrypting] = useState(false)

  useEffect(() => {
    if (isAskedFor) void saveBackup()
    if (replacedWith !== null) announce(replacedWords(replacedWith))
    if (isAskedFor || replacedWith !== null) onAsked()
  }, [isAskedFor, replacedWith, onAsked])

  useEffect(() => {
    if (restore.kind !== 'replaced') return
    // Reload, because the memory of this page refers to records that no longer exist.
    window.location.assign(`${paths.data}?replaced=${encodeURIComponent(restore.madeAt)}`)
  }, [restore])

  function choose(file: File) {
    clearBackupSave()
    void openBackup(file)
  }

  const isBusy = restore.kind === 'reading' || restore.kind === 'replacing'
  return (
    <DataSection title="Backup" about="A copy of everything in one file.">
      <p>
        {`A backup contains all jobs, candidates, assessments and responses, with their files and undo history. ${newBackupWords(protection)}`}
      </p>
      {isBusy ? (
        <RestoreProgress restore={restore} />
      ) : (
        <div className={shared.wrap}>
          <Button disabled={save.kind === 'saving'} onClick={() => void saveBackup()}>
            {save.kind === 'saving' ? 'Saving a backup…' : 'Save a backup'}
          </Button>
          <Button disabled={save.kind === 'saving'} onClick={() => setEncrypting(true)}>
            Save an encrypted backup
          </Button>
          <FileButton accept=".jsonl,.age" onChoose={choose}>
            Restore from a backup
          </FileButton>
        </div>
      )}
      <output className={styles.whole}>
        {save.kind === 'saved' ? savedWords(save.fileName, save.written, save.isEncrypted) : null}
      </output>
      {save.kind === 'failed' ? (
        <FieldError>{`The backup was not saved: ${save.message}. Try again.`}</FieldError>
      ) : null}
      {replaced === null || restore.kind !== 'idle' ? null : (
        <p ref={scrollTo} className={styles.end}>
          {replacedWords(replaced)}
        </p>
      )}
      <RestoreEnd />
      {isEncrypting ? <EncryptDialog onClose={() => setEncrypting(false)} /> : null}
      {restore.kind === 'locked' ? (
        <DecryptDialog key={restore.file.name} file={restore.file} onClose={clearRestore} />
      ) : null}
      {restore.kind === 'asking' ? (
        <ReplaceDialog found={restore.found} onClose={clearRestore} />
      ) : null}
    </DataSection>
  )
}

/** The page was loaded again, and would start at its top. */
function scrollTo(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}

/** Why nothing was replaced. */
function RestoreEnd() {
  const restore = useStore(backupRestore)
  const words =
    restore.kind === 'unreadable'
      ? unreadableWords(restore.fileName, restore.error)
      : restore.kind === 'lost'
        ? `${restore.fileName} can’t be read. It may have been moved or changed: choose it again. Nothing on this device was changed.`
        : restore.kind === 'failed'
          ? restoreFailureWords(restore.error)
          : null
  if (words === null) return null
  return (
    <div ref={intoView} className={styles.end} role="alert">
      {words}
    </div>
  )
}

/** On a phone the outcome is below what is visible. */
function intoView(outcome: HTMLElement | null): void {
  outcome?.scrollIntoView({ block: 'nearest' })
}

/** Saves a backup that opens with a passphrase of its own, which is stored nowhere. */
function EncryptDialog({ onClose }: { onClose: () => void }) {
  const chosen = useNewPassphrase({
    keep: (passphrase) => {
      void saveBackup(passphrase)
      onClose()
      return Promise.resolve(null)
    },
  })
  const { form } = chosen
  return (
    <FormDialog
      onClose={onClose}
      title="Save an encrypted backup"
      submitLabel="Save backup"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={chosen.failure} />
      <p>
        Nobody can open the file without this passphrase, which isn’t stored anywhere. It opens this
        file only.
      </p>
      <NewPassphraseFields chosen={chosen} />
    </FormDialog>
  )
}
