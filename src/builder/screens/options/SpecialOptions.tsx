import { Plus } from 'lucide-react'
import type { ChoiceQuestion, Option } from '#schemas/question.ts'
import { newOption } from '#src/assessment/engine/editing/newQuestion.ts'
import { addOption } from '#src/assessment/engine/editing/options.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'
import { OTHER_PART } from './OtherOption.tsx'
import type { FocusPart } from './PartsEditor.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

type Role = NonNullable<Option['role']>

const labels: { readonly [R in Role]: string } = { all: 'All of these', none: 'None of these' }
const bothRoles: readonly Role[] = ['all', 'none']

interface SpecialOptionsProps {
  question: ChoiceQuestion
  /** The pressed button disappears, so the focus must be moved. */
  onAdd: FocusPart
}

/** Adds the usual last options of a list with one click; hidden once the list has them. */
export function SpecialOptions({ question, onAdd }: SpecialOptionsProps) {
  const edit = useQuestionEdit(question.id)
  const addRole = (role: Role) => {
    const option = { ...newOption(mintId('o')), label: authoredLabel(labels[role]), role }
    edit.apply({ key: 'addPart', of: 'option' }, (d) =>
      addOption(d, question.id, question.options.length, option),
    )
    onAdd(option.id)
  }
  const addOther = () => {
    edit.set('offerOther', { other: { label: authoredLabel('Other') } })
    onAdd(OTHER_PART)
  }
  const left = bothRoles.filter((role) => question.options.every((each) => each.role !== role))
  return (
    <>
      {question.kind === 'multipleChoice'
        ? left.map((role) => (
            <Button
              key={role}
              size="small"
              variant="quiet"
              icon={<Plus />}
              onClick={() => addRole(role)}
            >
              {labels[role]}
            </Button>
          ))
        : null}
      {question.other ? null : (
        <Button size="small" variant="quiet" icon={<Plus />} onClick={addOther}>
          Add “Other”
        </Button>
      )}
    </>
  )
}
