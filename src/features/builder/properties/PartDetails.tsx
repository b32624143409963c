import type { Option, QuestionWithOptions } from '#schemas/question.ts'
import { updateOption } from '#src/engine/editing/options.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { type PartKind, partEdits, partTitle } from './parts.ts'
import styles from './properties.module.css'
import { TextField } from './TextField.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** What is rarely needed of each option and row: its code in exports, and its role. */
export function PartDetails({ question }: { question: QuestionWithOptions }) {
  return (
    <>
      <PartCodes question={question} kind="option" />
      {question.kind === 'matrix' ? <PartCodes question={question} kind="row" /> : null}
      {mayChooseSeveral(question) ? <OptionRoles question={question} /> : null}
    </>
  )
}

function PartCodes({ question, kind }: { question: QuestionWithOptions; kind: PartKind }) {
  const edit = useQuestionEdit(question.id)
  const edits = partEdits[kind]
  return (
    <fieldset className={styles.codes}>
      <legend>Codes of the {kind}s in exports</legend>
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

type Role = NonNullable<Option['role']>
const roles: readonly { role: Role; name: string }[] = [
  { role: 'none', name: 'None of these: goes with no other' },
  { role: 'all', name: 'All of these: ticks every other' },
]

function OptionRoles({ question }: { question: QuestionWithOptions }) {
  const edit = useQuestionEdit(question.id)
  const choose = (option: Option, chosen: string) => {
    const role = roles.find((each) => each.role === chosen)?.role
    edit.apply('Change role of option', (d) => updateOption(d, question.id, option.id, { role }))
  }
  return (
    <fieldset className={styles.codes} data-field="roles">
      <legend>What an option stands for</legend>
      {question.options.map((option, at) => (
        <Field key={option.id} label={partTitle(option, at, 'option')}>
          <NativeSelect
            value={option.role ?? ''}
            onChange={(event) => choose(option, event.target.value)}
          >
            <option value="">Itself</option>
            {roles.map(({ role, name }) => (
              <option key={role} value={role}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </fieldset>
  )
}

function mayChooseSeveral(question: QuestionWithOptions): boolean {
  return question.kind === 'multipleChoice' || (question.kind === 'matrix' && question.several)
}
