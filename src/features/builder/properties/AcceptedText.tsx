import { lazy, Suspense } from 'react'
import type { QuestionOf } from '#schemas/question.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Patterns are rare, and what judges them is large. */
const PatternEditor = lazy(async () => ({
  default: (await import('./PatternEditor.tsx')).PatternEditor,
}))

const formats: readonly { format: QuestionOf<'shortText'>['format']; name: string }[] = [
  { format: 'plain', name: 'Any text' },
  { format: 'email', name: 'An e-mail address' },
  { format: 'phone', name: 'A phone number' },
  { format: 'url', name: 'A web address' },
]
const ANYTHING = { source: '.+', ignoreCase: false }

/** What a short text must read as: anything, one of the known formats, or the author's pattern. */
export function AcceptedText({ question }: { question: QuestionOf<'shortText'> }) {
  const edit = useQuestionEdit(question.id)
  const { format, pattern } = question
  const choose = (choice: string) => {
    const chosen = formats.find((each) => each.format === choice)
    edit.set('Change accepted text', {
      format: chosen?.format ?? 'plain',
      pattern: chosen ? undefined : ANYTHING,
    })
  }
  return (
    <>
      <Field label="Accepts" className={styles.narrow}>
        <NativeSelect
          value={pattern ? 'pattern' : format}
          onChange={(event) => choose(event.target.value)}
        >
          {formats.map((each) => (
            <option key={each.format} value={each.format}>
              {each.name}
            </option>
          ))}
          <option value="pattern">A pattern of your own</option>
        </NativeSelect>
      </Field>
      {pattern ? (
        <Suspense fallback={null}>
          <PatternEditor questionId={question.id} pattern={pattern} />
        </Suspense>
      ) : null}
    </>
  )
}
