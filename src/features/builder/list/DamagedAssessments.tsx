import { Download } from 'lucide-react'
import type { DamagedRecord } from '#src/db/query.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './AssessmentsPage.module.css'

/** Records that can't be read as assessments: named, exportable, and in nobody's way. */
export function DamagedAssessments({ records }: { records: readonly DamagedRecord[] }) {
  if (records.length === 0) return null
  return (
    <section className={styles.damaged} aria-labelledby="damaged-assessments">
      <h2 id="damaged-assessments">
        {records.length === 1 ? '1 assessment is damaged' : `${records.length} are damaged`}
      </h2>
      <p>
        What is stored can’t be read. Nothing is written over it, and you can save it as a file.
      </p>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <span>{titleOf(record.raw)}</span>
            <Button size="small" icon={<Download />} onClick={() => saveRaw(record)}>
              Save as a file
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf(raw: unknown): string {
  const title = typeof raw === 'object' && raw !== null && 'title' in raw ? raw.title : null
  return typeof title === 'string' && title.trim() ? title : 'Assessment without a readable title'
}

function saveRaw({ id, raw }: DamagedRecord) {
  const blob = new Blob([JSON.stringify(raw, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `damaged-assessment-${id}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
