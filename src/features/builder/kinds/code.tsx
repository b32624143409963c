import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { LengthLimits } from './LengthLimits.tsx'
import styles from '#src/parts/fields/fieldLayout.module.css'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

/** The ids that the renderer uses. */
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
        help="For syntax colours only. Code is never run."
      >
        <NativeSelect
          value={language}
          onChange={(event) => edit.set('changeLanguage', { language: event.target.value })}
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
