import type { Option, QuestionWithOptions } from '#schemas/question.ts'
import { updateOption } from '#src/assessment/engine/editing/options.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { partTitles } from '#src/builder/screens/state/optionsAndRows.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

type Role = NonNullable<Option['role']>

const roles: readonly { role: Role; label: string }[] = [
  { role: 'none', label: '“None of these” option' },
  { role: 'all', label: '“All of these” option' },
]

/** Options that affect the others when they are ticked. */
export function OptionRoles({ question }: { question: QuestionWithOptions }) {
  return roles.map(({ role, label }) => {
    const held = question.options.filter((option) => option.role === role)
    // A file may give one role to several options: each gets its own select.
    const each = held.length > 0 ? held : [null]
    return each.map((option, at) => (
      <Field key={`${role}${at}`} label={at === 0 ? label : `${label} ${at + 1}`}>
        <RoleSelect question={question} role={role} option={option} />
      </Field>
    ))
  })
}

interface RoleSelectProps {
  question: QuestionWithOptions
  role: Role
  /** The option with the role now. */
  option: Option | null
}

function RoleSelect({ question, role, option }: RoleSelectProps) {
  const edit = useQuestionEdit(question.id)
  const choose = (chosen: string) =>
    edit.apply('changeSpecialOption', (d) => {
      const without =
        option === null ? d : updateOption(d, question.id, option.id, { role: undefined })
      return chosen === '' ? without : updateOption(without, question.id, chosen, { role })
    })
  const titles = partTitles(question.options, 'option')
  return (
    <NativeSelect value={option?.id ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">No option</option>
      {question.options.map((each, at) => (
        <option key={each.id} value={each.id}>
          {titles[at]}
        </option>
      ))}
    </NativeSelect>
  )
}
