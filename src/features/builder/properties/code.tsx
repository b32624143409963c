import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { LengthLimits } from './LengthLimits.tsx'
import styles from './properties.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** By what the renderer knows them as. */
const languages: readonly { id: string; name: string }[] = [
  { id: '', name: 'Any language' },
  { id: 'c', name: 'C' },
  { id: 'cpp', name: 'C++' },
  { id: 'csharp', name: 'C#' },
  { id: 'css', name: 'CSS' },
  { id: 'go', name: 'Go' },
  { id: 'html', name: 'HTML' },
  { id: 'java', name: 'Java' },
  { id: 'javascript', name: 'JavaScript' },
  { id: 'kotlin', name: 'Kotlin' },
  { id: 'php', name: 'PHP' },
  { id: 'python', name: 'Python' },
  { id: 'r', name: 'R' },
  { id: 'ruby', name: 'Ruby' },
  { id: 'rust', name: 'Rust' },
  { id: 'shell', name: 'Shell' },
  { id: 'sql', name: 'SQL' },
  { id: 'swift', name: 'Swift' },
  { id: 'typescript', name: 'TypeScript' },
]

export function CodeProperties({ question }: PropertiesProps<'code'>) {
  const edit = useQuestionEdit(question.id)
  const { language } = question
  const isKnown = languages.some(({ id }) => id === language)
  return (
    <>
      <Field
        label="Language"
        className={styles.narrow}
        help="For the colours only: code is read, never run."
      >
        <NativeSelect
          value={language}
          onChange={(event) => edit.set('Change language', { language: event.target.value })}
        >
          {isKnown ? null : <option value={language}>{language}</option>}
          {languages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <LengthLimits question={question} />
    </>
  )
}
