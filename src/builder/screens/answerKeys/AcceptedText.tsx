import { lazy, Suspense } from 'react'
import type { QuestionOf } from '#schemas/question.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** Lazy-loaded, because patterns are rare and the code that checks them is large. */
const PatternEditor = lazy(async () => ({
  default: (await import('./PatternEditor.tsx')).PatternEditor,
}))

const formats: readonly { format: QuestionOf<'shortText'>['format']; name: string }[] = [
  { format: 'plain', name: 'Any text' },
  { format: 'email', name: 'An email address' },
  { format: 'phone', name: 'A phone number' },
  { format: 'url', name: 'A web address' },
]
const ANYTHING = { source: '.+', ignoreCase: false }

/** Chooses the texts that a short text accepts: any, a known format, or the author's pattern. */
export function AcceptedText({ question }: { question: QuestionOf<'shortText'> }) {
  const edit = useQuestionEdit(question.id)
  const { format, pattern } = question
  const choose = (choice: string) => {
    const chosen = formats.find((each) => each.format === choice)
    edit.set('changeAcceptedText', {
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
          <option value="pattern">A custom pattern</option>
        </NativeSelect>
      </Field>
      {pattern ? (
        <Suspense fallback={null}>
          <PatternEditor question={question} pattern={pattern} />
        </Suspense>
      ) : null}
    </>
  )
}
