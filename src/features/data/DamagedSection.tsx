import type { DamagedRecord } from '#src/db/query.ts'
import { Button } from '#src/ui/Button.tsx'
import { saveFile } from '#src/ui/saveFile.ts'
import { numberText } from '#src/wording/candidate/formats.ts'

import styles from './DataPage.module.css'
import { DataSection } from './DataSection.tsx'
import { useDamaged } from './useDamaged.ts'

const MOST_SHOWN = 20

const KINDS: ReadonlyMap<string, string> = new Map([
  ['Jobs', 'Job'],
  ['Candidates', 'Candidate'],
  ['Assessments', 'Assessment'],
  ['Responses', 'Response'],
])

/** Records that can't be read: shown, left as they are, and given out as a file. */
export function DamagedSection() {
  const damaged = useDamaged()
  if (damaged.length === 0) return null
  const isOne = damaged.length === 1
  return (
    <DataSection
      title={isOne ? '1 damaged record' : `${numberText(damaged.length)} damaged records`}
      about="Everything else is whole and can be used as ever."
    >
      <p>
        {isOne ? 'This record does' : 'These records do'} not look as TalentFlow writes them, so{' '}
        {isOne ? 'it is' : 'they are'} left out of all lists and never written over. Save{' '}
        {isOne ? 'it' : 'them'} as a file before anyone tries to mend {isOne ? 'it' : 'them'}.
      </p>
      <ul className={styles.damaged}>
        {damaged.slice(0, MOST_SHOWN).map((record) => (
          <li key={`${record.store} ${record.id}`}>
            <strong>{nameOf(record)}</strong>
            <span className={styles.quiet}>{problemOf(record)}</span>
          </li>
        ))}
      </ul>
      {damaged.length > MOST_SHOWN ? (
        <p className={styles.quiet}>The file has all {numberText(damaged.length)} of them.</p>
      ) : null}
      <Button onClick={() => saveFile('damaged-records.json', JSON.stringify(damaged, null, 2))}>
        Save as a file
      </Button>
    </DataSection>
  )
}

/** Names of fields say nothing to most people; the file has them. */
function problemOf({ problems }: DamagedRecord): string {
  const [first = ''] = problems
  if (problems.length === 1 && !first.includes(':')) return first
  return problems.length === 1
    ? 'One part of it is missing or wrong'
    : `${numberText(problems.length)} parts of it are missing or wrong`
}

/** By its title or name where it still has one. */
function nameOf({ store, raw }: DamagedRecord): string {
  const kind = KINDS.get(store) ?? store
  const holder: { title?: unknown; name?: unknown } =
    typeof raw === 'object' && raw !== null ? raw : {}
  const name = holder.title ?? holder.name
  return typeof name === 'string' && name.trim() !== '' ? `${kind} “${name.trim()}”` : kind
}
