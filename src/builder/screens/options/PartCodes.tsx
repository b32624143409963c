import type { QuestionWithOptions } from '#schemas/question.ts'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { type PartKind, partEdits, partTitles } from '#src/builder/screens/state/optionsAndRows.ts'
import styles from '#src/builder/screens/fields/properties.module.css'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

interface PartCodesProps {
  question: QuestionWithOptions
  kind: PartKind
}

const titles: { readonly [K in PartKind]: string } = { option: 'Option codes', row: 'Row codes' }

/** The export codes of options or rows; rendered on request, because there may be many. */
export function PartCodes({ question, kind }: PartCodesProps) {
  const count = partEdits[kind].of(question).length
  return (
    <Collapsible
      part={`codes.${kind}.${question.id}`}
      title={`${titles[kind]} (${count})`}
      isDrawnWhenOpened
    >
      <Codes question={question} kind={kind} />
    </Collapsible>
  )
}

function Codes({ question, kind }: PartCodesProps) {
  const edit = useQuestionEdit(question.id)
  const edits = partEdits[kind]
  const parts = edits.of(question)
  const names = partTitles(parts, kind)
  return (
    <fieldset className={styles.codes} aria-label={titles[kind]}>
      {parts.map((part, at) => (
        <TextField
          key={part.id}
          label={names[at] ?? ''}
          field={`code.${part.id}`}
          value={part.code}
          onType={(code) =>
            edit.rename(
              { key: 'editPartCode', of: kind },
              (d) => edits.recode(d, question.id, part.id, code),
              `code.${part.id}`,
            )
          }
        />
      ))}
    </fieldset>
  )
}
