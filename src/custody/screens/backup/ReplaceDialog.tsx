import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { useStore } from '#src/base/useStore.ts'
import { useId, useRef } from 'react'
import * as z from 'zod/mini'

import type { TeamKey } from '#schemas/records/teamKey.ts'
import { useAttemptsUnderWay } from '#src/hiring/storage/attemptsUnderWay.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { readTeamKey } from '#src/storage/device/teamKey.ts'
import { countFiles } from '#src/custody/storage/snapshot.ts'
import { countRecords } from '#src/custody/storage/sampleData.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { valid } from '#src/staff/forms/valid.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { underWayWords } from '#src/custody/screens/underWayWords.ts'

import { replacementNote, teamKeyOf } from './backupProtection.ts'
import { type FoundBackup, replaceWithBackup } from './backupRestore.ts'
import { backupSave, saveBackup } from './backupSave.ts'
import { type BackupCount, countsIn, damagedIn, foundWords } from './backupWords.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import { many } from '#src/custody/screens/sampleWords.ts'
import shared from '#src/ui/shared.module.css'

/** To be typed if something would be lost. */
const WORD = 'restore'

const unaskedSchema = z.strictObject({ word: z.string() })
const confirmedSchema = z.strictObject({
  word: z.string().check(valid((typed) => typed.trim().toLowerCase() === WORD)),
})

const ROWS: readonly [keyof BackupCount, string][] = [
  ['jobs', 'Jobs'],
  ['candidates', 'Candidates'],
  ['assessments', 'Assessments'],
  ['responses', 'Responses'],
  ['files', 'Files'],
]

/** Compares the backup with what would be lost, before anything is written. */
export function ReplaceDialog({ found, onClose }: { found: FoundBackup; onClose: () => void }) {
  const here = useQuery(countHere, [])
  const teamKey = useQuery(readTeamKey, [])
  const underWay = useAttemptsUnderWay()
  const cancel = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const { file, content } = found
  const isRead = here !== undefined && teamKey !== undefined
  const isEmpty = here !== undefined && Object.values(here).every((count) => count === 0)
  const form = useStaffForm({
    schema: isEmpty ? unaskedSchema : confirmedSchema,
    start: { word: '' },
    words: { word: { invalid: `Type “${WORD}”, without the quotation marks` } },
    save: async () => {
      await replaceWithBackup(found)
      return null
    },
  })
  const damaged = damagedIn(content)

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpenOutside
      title="Restore from this backup?"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={isEmpty ? 'primary' : 'danger'}
            type="submit"
            form={formId}
            disabled={form.isSubmitting || !isRead}
          >
            Restore
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.replace}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <p className={styles.fileName}>
          <strong>{fileNameText(file.name)}</strong>
          <br />
          <span>{foundWords(content, file.size)}</span>
        </p>
        {here === undefined ? (
          <Skeleton label="Counting the records" rows={5} rowHeight={36} />
        ) : (
          <Comparison inBackup={countsIn(content)} here={here} />
        )}
        {teamKey === undefined ? null : <ProtectionAfterwards content={content} here={teamKey} />}
        {underWay === undefined || underWay.length === 0 ? null : (
          <Warning>{underWayWords(underWay.length)}</Warning>
        )}
        {damaged > 0 ? (
          <p>
            {`It includes ${many(damaged, 'damaged record')}, which will be restored unchanged.`}
          </p>
        ) : null}
        {isEmpty || !isRead ? null : (
          <>
            <p>
              All records, files and undo history on this device will be deleted. This can’t be
              undone. Other TalentFlow tabs will reload.
            </p>
            <SaveFirst />
            <Field label={`Type “${WORD}” to confirm`} error={form.errorOf('word')}>
              <TextInput autoComplete="off" spellCheck={false} {...form.register('word')} />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}

/** Names the passphrase that the backup needs, or says that there will be none. */
function ProtectionAfterwards({
  content,
  here,
}: Pick<FoundBackup, 'content'> & { here: TeamKey | null }) {
  const note = replacementNote(teamKeyOf(content), here)
  if (note === null) return null
  return note.kind === 'warning' ? <Warning>{note.text}</Warning> : <p>{note.text}</p>
}

function Comparison({ inBackup, here }: { inBackup: BackupCount; here: BackupCount }) {
  return (
    <table className={styles.comparison}>
      <caption className={shared.hidden}>Records by kind</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.kind}>
            Kind
          </th>
          <th scope="col">In the backup</th>
          <th scope="col">On this device</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([kind, name]) => (
          <tr key={kind}>
            <th scope="row">{name}</th>
            <td>{numberText(inBackup[kind])}</td>
            <td>{numberText(here[kind])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Offers a backup of the current data first. */
function SaveFirst() {
  const save = useStore(backupSave)
  return (
    <div {...useFocusAfterRemoval()}>
      {save.kind === 'saved' ? (
        <output tabIndex={-1} data-next-focus>
          {`A backup of this device was saved: ${save.fileName}`}
        </output>
      ) : (
        <Button disabled={save.kind === 'saving'} onClick={() => void saveBackup()}>
          {save.kind === 'saving' ? 'Saving a backup…' : 'Save a backup of this device first'}
        </Button>
      )}
    </div>
  )
}

async function countHere(): Promise<BackupCount> {
  const { jobs, candidates, assessments, responses } = await countRecords()
  return { jobs, candidates, assessments, responses, files: await countFiles() }
}
