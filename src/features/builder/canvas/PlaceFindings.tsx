import type { Finding } from '#src/engine/readiness/findings.ts'
import { isLack } from '#src/engine/readiness/lacks.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { useBegun, useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { GradeIcon } from '#src/features/builder/readiness/GradeIcon.tsx'
import { shownGrade } from '#src/features/builder/readiness/shownGrade.ts'
import { findingWords } from '#src/wording/staff/findingWords.ts'
import { toWriteWords } from '#src/wording/staff/toWriteWords.ts'
import styles from './Card.module.css'

/** What the checker found at one question or section, beside it; calm about what is being written. */
export function PlaceFindings({ id }: { id: string }) {
  const { draft } = useBuilder()
  const all = useReadiness(({ findings }) => findings)
  const begun = useBegun((now) => now)
  const here = all.filter(({ place }) => (place.questionId ?? place.sectionId) === id)
  if (here.length === 0) return null
  const isStillToWrite = (finding: Finding) => shownGrade(finding, begun) === 'toWrite'
  const toWrite = here.filter(isLack).filter(isStillToWrite)
  return (
    <ul className={styles.findings} aria-label="Findings here">
      {here.map((finding, at) => {
        if (isStillToWrite(finding)) return null
        const words = findingWords(finding, draft.definition())
        return (
          <li key={`${finding.kind}${at}`} data-tone={finding.grade}>
            <GradeIcon grade={finding.grade} />
            <span>
              <strong>{words.title}</strong> {words.why}
            </span>
          </li>
        )
      })}
      {toWrite.length > 0 ? (
        <li data-tone="toWrite">
          <GradeIcon grade="toWrite" />
          {toWriteWords(toWrite.map(({ kind }) => kind))}
        </li>
      ) : null}
    </ul>
  )
}
