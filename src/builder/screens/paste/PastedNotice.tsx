import type { ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import type { Door } from '#src/builder/files/readers/reader.ts'
import { openFilePath, paths } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { staffWords } from '#src/staff/words/staffWords.ts'
import styles from './Paste.module.css'
import { allUsedWords, placeWords, readingWords, skippedWords } from './pastedWords.ts'

interface PastedNoticeProps {
  reading: PartOfReading
  /** The questions found, as corrected. */
  listed: readonly ListedQuestion[]
}

/** The detected format, what was found, and what is skipped and why. */
export function PastedNotice({ reading, listed }: PastedNoticeProps) {
  const questions = listed.map(({ question }) => question)
  const added = listed.flatMap(({ question, isLeftOut }) => (isLeftOut ? [] : [question]))
  const { skipped, format } = reading
  const hasFound = questions.length > 0
  const said = hasFound ? null : notice(reading)
  const elsewhere = ELSEWHERE[reading.refusal?.opensIn ?? 'pastedQuestions']
  return (
    <section className={styles.notice} aria-label="What was found">
      <output>
        {said === null ? (
          <span className={styles.count}>
            {readingWords(added, format, {
              leftOut: listed.length - added.length,
              unlisted: reading.found - reading.questions.length,
            })}
          </span>
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
      {hasFound && reading.notes.length > 0 ? (
        <ul className={styles.notes}>
          {reading.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {skipped.length === 0 ? (
        hasFound ? (
          <p className={styles.why}>{allUsedWords(reading)}</p>
        ) : null
      ) : hasFound ? (
        <details className={styles.skipped}>
          <summary>{skippedWords(reading)}</summary>
          <SkippedList skipped={skipped} questions={questions} />
        </details>
      ) : (
        <SkippedList skipped={skipped} questions={[]} />
      )}
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

/** Longer text isn't visible anyway, and laying it out would block the page. */
const MAX_SHOWN_LENGTH = 300

function SkippedList({
  skipped,
  questions,
}: {
  skipped: readonly SkippedText[]
  questions: readonly PastedQuestion[]
}) {
  return (
    <ul className={styles.skippedList} aria-label="Skipped">
      {skipped.map(({ line, text, why }) => (
        <li key={line}>
          <span className={styles.line}>{placeWords(line, questions)}</span>
          <span className={styles.what} dir="auto">
            {text.slice(0, MAX_SHOWN_LENGTH)}
          </span>
          <span className={styles.why}>{why}</span>
        </li>
      ))}
    </ul>
  )
}
