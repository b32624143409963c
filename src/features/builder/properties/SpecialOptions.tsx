import { Plus } from 'lucide-react'
import type { ChoiceQuestion, Option } from '#schemas/question.ts'
import { newOption } from '#src/engine/editing/newQuestion.ts'
import { addOption } from '#src/engine/editing/options.ts'
import { authoredLabel } from '#src/exchange/markdown.ts'
import { Button } from '#src/ui/Button.tsx'
import { mintId } from '#src/vault/randomness.ts'
import { OTHER_PART } from './OtherOption.tsx'
import type { FocusPart } from './PartsEditor.tsx'
import { useQuestionEdit } from './useQuestionEdit.ts'

type Role = NonNullable<Option['role']>

const labels: { readonly [R in Role]: string } = { all: 'All of these', none: 'None of these' }
const bothRoles: readonly Role[] = ['all', 'none']

interface SpecialOptionsProps {
  question: ChoiceQuestion
  /** The button that was pressed goes, and the focus would go with it. */
  onAdd: FocusPart
}

/** One press for what many lists end with; gone from here once the list has it. */
export function SpecialOptions({ question, onAdd }: SpecialOptionsProps) {
  const edit = useQuestionEdit(question.id)
  const addRole = (role: Role) => {
    const option = { ...newOption(mintId('o')), label: authoredLabel(labels[role]), role }
    edit.apply('Add option', (d) => addOption(d, question.id, question.options.length, option))
    onAdd(option.id)
  }
  const addOther = () => {
    edit.set('Offer other', { other: { label: authoredLabel('Other') } })
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
          Other, in own words
        </Button>
      )}
    </>
  )
}
