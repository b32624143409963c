import { useId, useRef, useState, useSyncExternalStore } from 'react'

import { useAttemptsUnderWay } from '#src/db/attemptsUnderWay.ts'
import { useQuery } from '#src/db/query.ts'
import { countFiles } from '#src/db/snapshot.ts'
import { countRecords } from '#src/db/sampleData.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { Warning } from '#src/ui/Warning.tsx'
import { numberText } from '#src/wording/candidate/formats.ts'
import { underWayWords } from '#src/wording/staff/underWayWords.ts'

import { type FoundBackup, replaceWithBackup } from './backupRestore.ts'
import { backupSave, onBackupSave, saveBackup } from './backupSave.ts'
import { type BackupCount, countsIn, damagedIn, foundWords } from './backupWords.ts'
import styles from './DataPage.module.css'
import { many } from './sampleWords.ts'

/** To be typed where something would be lost. */
const WORD = 'replace'

const ROWS: readonly [keyof BackupCount, string][] = [
  ['jobs', 'Jobs'],
  ['candidates', 'Candidates'],
  ['assessments', 'Assessments'],
  ['responses', 'Responses'],
  ['files', 'Files'],
]

/** What the backup holds beside what would be lost for it, before anything is written. */
export function ReplaceDialog({ found, onClose }: { found: FoundBackup; onClose: () => void }) {
  const here = useQuery(countHere, [])
  const underWay = useAttemptsUnderWay()
  const [typed, setTyped] = useState('')
  const [hasTried, setTried] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const form = useId()
  const { file, content } = found
  const isEmpty = here !== undefined && Object.values(here).every((count) => count === 0)
  const isMeant = isEmpty || typed.trim().toLowerCase() === WORD
  const damaged = damagedIn(content)

  function replace() {
    setTried(true)
    if (here !== undefined && isMeant) void replaceWithBackup(found)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      keepOpenOutside
      title="Replace everything with this backup?"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant={isEmpty ? 'primary' : 'danger'} type="submit" form={form}>
            Replace everything
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.replace}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          replace()
        }}
      >
        <p className={styles.fileName}>
          <strong>{file.name}</strong>
          <br />
          {foundWords(content, file.size)}
        </p>
        {here === undefined ? (
          <Skeleton label="Counting the records" rows={5} rowHeight={36} />
        ) : (
          <Comparison inBackup={countsIn(content)} here={here} />
        )}
        {underWay === undefined || underWay.length === 0 ? null : (
          <Warning>{underWayWords(underWay.length)}</Warning>
        )}
        {damaged > 0 ? (
          <p>
            {many(damaged, 'damaged record')} in it {damaged === 1 ? 'is' : 'are'} put back as{' '}
            {damaged === 1 ? 'it is' : 'they are'}.
          </p>
        ) : null}
        {isEmpty ? null : (
          <>
            <p>
              All records, files and undo history on this device will be deleted. This can’t be
              undone. Other open tabs of TalentFlow will reload.
            </p>
            <SaveFirst />
            <Field
              label={`Type “${WORD}” to confirm`}
              error={hasTried && !isMeant ? `Type “${WORD}”, without the quotation marks` : null}
            >
              <TextInput
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}

function Comparison({ inBackup, here }: { inBackup: BackupCount; here: BackupCount }) {
  return (
    <table className={styles.comparison}>
      <caption className={styles.hidden}>Records by kind</caption>
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

/** A way back, before it is too late. */
function SaveFirst() {
  const save = useSyncExternalStore(onBackupSave, backupSave)
  if (save.kind === 'saved')
    return <output>A backup of this device was saved: {save.fileName}</output>
  return (
    <div>
      <Button disabled={save.kind === 'saving'} onClick={() => void saveBackup()}>
        {save.kind === 'saving' ? 'Saving a backup…' : 'Save a backup of this device first'}
      </Button>
    </div>
  )
}

async function countHere(): Promise<BackupCount> {
  const { jobs, candidates, assessments, responses } = await countRecords()
  return { jobs, candidates, assessments, responses, files: await countFiles() }
}
