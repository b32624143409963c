import { type Ref, useId } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import type { ReadAssessment } from '#src/builder/files/json/writeAssessmentFile.ts'
import { ASSESSMENT_FILES } from '#src/builder/files/readers/readers.ts'
import { paths } from '#src/base/paths.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { FileButton } from '#src/ui/controls/FileButton.tsx'

import styles from './CreateDialog.module.css'
import type { ChosenFile } from './useChosenFile.ts'

interface FileFieldProps {
  chosen: ChosenFile | null
  /** Shown instead of the file's contents. */
  error: string | null
  onChoose: (file: File) => void
  /** Starts with the questions in the file instead. */
  onPaste: (file: File) => void
  button: Ref<HTMLButtonElement>
}

/** The saved assessment to start with, and what it contains. */
export function FileField({ chosen, error, onChoose, onPaste, button }: FileFieldProps) {
  const id = useId()
  const refused = chosen?.state === 'refused' ? chosen : null
  const problem = refused?.words ?? error
  return (
    <div className={styles.file}>
      <div className={styles.chosen}>
        <FileButton
          ref={button}
          accept={ASSESSMENT_FILES}
          aria-describedby={id}
          onChoose={onChoose}
        >
          {chosen === null ? 'Open a file' : 'Open another file'}
        </FileButton>
        {chosen === null ? null : <span className={styles.name}>{chosen.fileName}</span>}
      </div>
      <output id={id}>
        {problem !== null ? (
          <FieldError>{problem}</FieldError>
        ) : chosen?.state === 'reading' ? (
          'Reading the file…'
        ) : chosen?.state === 'read' ? (
          contentWords(chosen.content)
        ) : null}
      </output>
      {refused?.opensIn === 'pastedQuestions' ? (
        <Button size="small" onClick={() => onPaste(refused.file)}>
          Read its questions instead
        </Button>
      ) : refused?.opensIn === 'dataPage' ? (
        <LinkButton size="small" to={paths.data}>
          Go to the data page
        </LinkButton>
      ) : null}
    </div>
  )
}

/** "24 questions in 3 sections, with 2 test candidates." */
function contentWords({ definition, testCandidates }: ReadAssessment): string {
  const { sections }: Definition = definition
  const questions = many(questionsOf(definition).length, 'question')
  const tests = testCandidates.length
  const parts = `${questions} in ${many(sections.length, 'section')}`
  return tests === 0 ? `${parts}.` : `${parts}, with ${many(tests, 'test candidate')}.`
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
