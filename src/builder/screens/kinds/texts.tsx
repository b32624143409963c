import type { QuestionOf } from '#schemas/question.ts'
import { MAX_TEXT_LENGTH } from '#src/assessment/engine/kinds/parts/textAnswers.ts'
import { AcceptedText } from '#src/builder/screens/answerKeys/AcceptedText.tsx'
import { CountLimits } from '#src/builder/screens/fields/CountLimits.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { TextKey } from '#src/staff/answerKeys/TextKey.tsx'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

export function ShortTextProperties({ question }: { question: QuestionOf<'shortText'> }) {
  const edit = useQuestionEdit(question.id)
  const isTranslated = useDefinition(({ translations }) => Object.keys(translations).length > 0)
  return (
    <>
      <AcceptedText question={question} />
      <LengthLimits question={question} />
      <TextKey question={question} edit={edit} isTranslated={isTranslated} />
    </>
  )
}

export function LongTextProperties({ question }: { question: QuestionOf<'longText'> }) {
  return <LengthLimits question={question} />
}

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

export function CodeProperties({ question }: { question: QuestionOf<'code'> }) {
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

/** The length limits of a text. */
function LengthLimits({ question }: { question: QuestionOf<'shortText' | 'longText' | 'code'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <div className={styles.row} data-field="limits">
      <CountLimits
        unit="characters"
        max={MAX_TEXT_LENGTH}
        least={{
          field: 'minLength',
          value: question.minLength,
          onType: (minLength) => edit.type('changeShortestLength', 'minLength', { minLength }),
        }}
        most={{
          field: 'maxLength',
          value: question.maxLength,
          onType: (maxLength) => edit.type('changeLongestLength', 'maxLength', { maxLength }),
        }}
      />
    </div>
  )
}
