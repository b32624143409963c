import type { QuestionWithOptions } from '#schemas/question.ts'
import { Folded } from './Folded.tsx'
import { type PartKind, partEdits, partTitle } from './parts.ts'
import styles from './properties.module.css'
import { TextField } from './TextField.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

interface PartCodesProps {
  question: QuestionWithOptions
  kind: PartKind
}

const titles: { readonly [K in PartKind]: string } = { option: 'Option codes', row: 'Row codes' }

/** What each option or row is called in exports; drawn only for who asks, as there may be many. */
export function PartCodes({ question, kind }: PartCodesProps) {
  const count = partEdits[kind].of(question).length
  return (
    <Folded
      part={`codes.${kind}.${question.id}`}
      title={`${titles[kind]} (${count})`}
      isDrawnWhenOpened
    >
      <Codes question={question} kind={kind} />
    </Folded>
  )
}

function Codes({ question, kind }: PartCodesProps) {
  const edit = useQuestionEdit(question.id)
  const edits = partEdits[kind]
  return (
    <fieldset className={styles.codes} aria-label={titles[kind]}>
      {edits.of(question).map((part, at) => (
        <TextField
          key={part.id}
          label={partTitle(part, at, kind)}
          field={`code.${part.id}`}
          value={part.code}
          onType={(code) =>
            edit.rename(
              `Edit ${kind} code`,
              (d) => edits.recode(d, question.id, part.id, code),
              `code.${part.id}`,
            )
          }
        />
      ))}
    </fieldset>
  )
}
