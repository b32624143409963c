import type { DamagedRecord } from '#src/storage/core/query.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'

import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import shared from '#src/ui/shared.module.css'

const MAX_SHOWN = 20

const KINDS: ReadonlyMap<string, string> = new Map([
  ['Jobs', 'Job'],
  ['Candidates', 'Candidate'],
  ['Assessments', 'Assessment'],
  ['Responses', 'Response'],
])

/** Records that can't be read: listed, left unchanged, and exportable. */
export function DamagedSection({ records }: RecordsProps) {
  const newer = records.filter(({ isNewer }) => isNewer)
  const damaged = records.filter(({ isNewer }) => !isNewer)
  return (
    <>
      {newer.length > 0 ? <Newer records={newer} /> : null}
      {damaged.length > 0 ? <Damaged records={damaged} /> : null}
    </>
  )
}

type RecordsProps = { records: readonly DamagedRecord[] }

function Newer({ records }: RecordsProps) {
  const isOne = records.length === 1
  return (
    <DataSection
      title={`${countOf(records)} from a newer version of TalentFlow`}
      about={OTHERS_WORK}
    >
      <p>
        {`${isOne ? 'This record was' : 'These records were'} saved by a newer version of TalentFlow, so ${isOne ? 'it is' : 'they are'} left out of all lists and never overwritten. To see ${isOne ? 'it' : 'them'}, use the newer version.`}
      </p>
      <RecordList records={records} about={() => null} />
      <Button onClick={() => saveFile('newer-records.json', JSON.stringify(records, null, 2))}>
        Save as a file
      </Button>
    </DataSection>
  )
}

function Damaged({ records }: RecordsProps) {
  const isOne = records.length === 1
  return (
    <DataSection
      title={isOne ? '1 damaged record' : `${numberText(records.length)} damaged records`}
      about={OTHERS_WORK}
    >
      <p>
        {`${isOne ? 'This record' : 'These records'} can’t be read, so ${isOne ? 'it is' : 'they are'} left out of all lists and never overwritten. Save ${isOne ? 'it' : 'them'} as a file before anyone tries to fix ${isOne ? 'it' : 'them'}.`}
      </p>
      <RecordList records={records} about={problemOf} />
      <Button onClick={() => saveFile('damaged-records.json', JSON.stringify(records, null, 2))}>
        Save as a file
      </Button>
    </DataSection>
  )
}

const OTHERS_WORK = 'Everything else works as usual.'

type RecordListProps = RecordsProps & { about: (record: DamagedRecord) => string | null }

function RecordList({ records, about }: RecordListProps) {
  return (
    <>
      <ul className={styles.damaged}>
        {records.slice(0, MAX_SHOWN).map((record) => (
          <li key={`${record.store} ${record.id}`}>
            <strong>{nameOf(record)}</strong>
            <span className={shared.quiet}>{about(record)}</span>
          </li>
        ))}
      </ul>
      {records.length > MAX_SHOWN ? (
        <p className={shared.quiet}>
          {`The file contains all ${numberText(records.length)} records.`}
        </p>
      ) : null}
    </>
  )
}

function countOf({ length }: readonly DamagedRecord[]): string {
  return length === 1 ? '1 record' : `${numberText(length)} records`
}

/** Field names mean nothing to most people; the exported file has them. */
function problemOf({ problems }: DamagedRecord): string {
  return problems.length === 1
    ? 'One part of it is missing or wrong'
    : `${numberText(problems.length)} parts of it are missing or wrong`
}

/** By title or name, if it still has one. */
function nameOf({ store, raw }: DamagedRecord): string {
  const kind = KINDS.get(store) ?? store
  const holder: { title?: unknown; name?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  const name = holder.title ?? holder.name
  return typeof name === 'string' && name.trim() !== '' ? `${kind} “${name.trim()}”` : kind
}
