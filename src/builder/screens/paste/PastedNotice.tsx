import type { ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import type { Door } from '#src/builder/files/readers/reader.ts'
import { openFilePath, paths } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { staffWords } from '#src/staff/words/staffWords.ts'

import styles from './Paste.module.css'
import { readingWords } from './pastedWords.ts'
import { UnusedTexts } from './UnusedTexts.tsx'

interface PastedNoticeProps {
  reading: PartOfReading
  /** The questions found, as corrected. */
  listed: readonly ListedQuestion[]
}

/** The detected format and what was found; if nothing was, why. */
export function PastedNotice({ reading, listed }: PastedNoticeProps) {
  const { skipped, notes } = reading
  const said = listed.length > 0 ? null : notice(reading)
  const elsewhere = ELSEWHERE[reading.refusal?.opensIn ?? 'pastedQuestions']
  return (
    <section className={styles.notice} aria-label="What was found">
      <output>
        {said === null ? (
          <span className={styles.count}>{readingWords(listed, reading)}</span>
        ) : (
          <span className={styles.emptyText}>
            <strong>{said.title}</strong>
            <span>{said.text}</span>
          </span>
        )}
      </output>
      {elsewhere && said !== null ? (
        <LinkButton size="small" className={styles.elsewhere} to={elsewhere.to}>
          {elsewhere.label}
        </LinkButton>
      ) : null}
      {said === null && notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {said !== null && skipped.length > 0 ? <UnusedTexts texts={skipped} /> : null}
    </section>
  )
}

/** Where a text is opened that is not for this dialog; the draft is saved. */
const ELSEWHERE: Record<Door, { to: string; label: string } | null> = {
  pastedQuestions: null,
  newAssessment: { to: openFilePath(''), label: 'Create an assessment' },
  dataPage: { to: paths.data, label: 'Go to the data page' },
}

function notice({ refusal, table }: PartOfReading) {
  const { pasting } = staffWords
  if (table) {
    const isClear = table.columns.some(({ use }) => use === 'question')
    return isClear ? pasting.noRows : pasting.noQuestionColumn
  }
  return refusal ?? pasting.nothingFound
}
