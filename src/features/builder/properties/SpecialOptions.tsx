import { Plus } from 'lucide-react'
import type { ChoiceQuestion, Option } from '#schemas/question.ts'
import { newOption } from '#src/engine/editing/newQuestion.ts'
import { addOption } from '#src/engine/editing/options.ts'
import { authored } from '#src/exchange/markdown.ts'
import { Button } from '#src/ui/Button.tsx'
import { mintId } from '#src/vault/randomness.ts'
import { useQuestionEdit } from './useQuestionEdit.ts'

type Role = NonNullable<Option['role']>

const labels: { readonly [R in Role]: string } = { all: 'All of these', none: 'None of these' }
const bothRoles: readonly Role[] = ['all', 'none']

/** One press for what many lists end with; gone from here once the list has it. */
export function SpecialOptions({ question }: { question: ChoiceQuestion }) {
  const edit = useQuestionEdit(question.id)
  const addRole = (role: Role) => {
    const option = { ...newOption(mintId('o')), label: authored(labels[role]), role }
    edit.apply('Add option', (d) => addOption(d, question.id, question.options.length, option))
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
        <Button
          size="small"
          variant="quiet"
          icon={<Plus />}
          onClick={() => edit.set('Offer other', { other: { label: authored('Other') } })}
        >
          Other, in own words
        </Button>
      )}
    </>
  )
}
