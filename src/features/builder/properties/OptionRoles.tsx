import type { Option, QuestionWithOptions } from '#schemas/question.ts'
import { updateOption } from '#src/engine/editing/options.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { partTitle } from './parts.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

type Role = NonNullable<Option['role']>

const roles: readonly { role: Role; label: string }[] = [
  { role: 'none', label: 'Clears the others' },
  { role: 'all', label: 'Selects all others' },
]

/** Which option of several to tick changes the ticks of the others. */
export function OptionRoles({ question }: { question: QuestionWithOptions }) {
  return roles.map(({ role, label }) => {
    const held = question.options.filter((option) => option.role === role)
    // A file may give one role to several options: each has its list.
    const each = held.length > 0 ? held : [null]
    return each.map((option, at) => (
      <Field key={`${role}${at}`} label={at === 0 ? label : `${label} too`}>
        <RoleSelect question={question} role={role} option={option} />
      </Field>
    ))
  })
}

interface RoleSelectProps {
  question: QuestionWithOptions
  role: Role
  /** Which one has the role now. */
  option: Option | null
}

function RoleSelect({ question, role, option }: RoleSelectProps) {
  const edit = useQuestionEdit(question.id)
  const choose = (chosen: string) =>
    edit.apply('Change special option', (d) => {
      const without =
        option === null ? d : updateOption(d, question.id, option.id, { role: undefined })
      return chosen === '' ? without : updateOption(without, question.id, chosen, { role })
    })
  return (
    <NativeSelect value={option?.id ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">No option</option>
      {question.options.map((each, at) => (
        <option key={each.id} value={each.id}>
          {partTitle(each, at, 'option')}
        </option>
      ))}
    </NativeSelect>
  )
}
