import { useReadiness } from '#src/features/builder/draft/useDraft.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { findingWords } from '#src/wording/staff/findingWords.ts'
import { GradeIcon } from '#src/features/builder/readiness/GradeIcon.tsx'
import styles from './Card.module.css'

/** What the checker found at one question or section, beside it. */
export function PlaceFindings({ id }: { id: string }) {
  const { draft } = useBuilder()
  const all = useReadiness(({ findings }) => findings)
  const here = all.filter(({ place }) => (place.questionId ?? place.sectionId) === id)
  if (here.length === 0) return null
  return (
    <ul className={styles.findings} aria-label="Findings here">
      {here.map((finding, at) => {
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
    </ul>
  )
}
