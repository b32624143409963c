import { Plus, X } from 'lucide-react'

import type { ChoiceQuestion, Option } from '#schemas/question.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { correctOptionsHelp } from '#src/staff/answerKeys/ChoiceKey.tsx'
import { newOption } from '#src/assessment/engine/editing/newQuestion.ts'
import { addOption } from '#src/assessment/engine/editing/options.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'

import { type FocusPart, PartsEditor } from './PartsEditor.tsx'

/** The options to choose from, and which are correct or worth points. */
export function ChoiceOptions({ question }: { question: ChoiceQuestion }) {
  const correct = question.key?.options.length ?? 0
  const help = isSelfIdentification(question)
    ? 'Each option is a group that is compared with the others.'
    : correct === 0
      ? 'Tick the correct answer, if any.'
      : correct > 1
        ? correctOptionsHelp(question)
        : null
  return (
    <PartsEditor
      question={question}
      help={question.optionPoints ? 'An option without points gives none.' : help}
      renderLast={(focusPart) => <OtherOption question={question} onFocusOther={focusPart} />}
    >
      {(focusPart) => <SpecialOptions question={question} onAdd={focusPart} />}
    </PartsEditor>
  )
}

type Role = NonNullable<Option['role']>

const labels: { readonly [R in Role]: string } = { all: 'All of these', none: 'None of these' }
const bothRoles: readonly Role[] = ['all', 'none']

interface SpecialOptionsProps {
  question: ChoiceQuestion
  /** The pressed button disappears, so the focus must be moved. */
  onAdd: FocusPart
}

/** Adds the usual last options of a list with one click; hidden once the list has them. */
function SpecialOptions({ question, onAdd }: SpecialOptionsProps) {
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

/** The id of this row for focus; no option has such an id. */
const OTHER_PART = '.other'

interface OtherOptionProps {
  question: ChoiceQuestion
  onFocusOther: FocusPart
}

/** The last row of the options: the candidate's own words. */
function OtherOption({ question, onFocusOther }: OtherOptionProps) {
  const edit = useQuestionEdit(question.id)
  if (!question.other) return null
  const neighbour = question.options.at(-1)
  const remove = () => {
    edit.set('deleteOther', { other: undefined })
    if (neighbour) onFocusOther(neighbour.id)
  }
  return (
    <div className={styles.line} data-field="other" data-part={OTHER_PART}>
      <span className={styles.indent} />
      <TextArea
        rows={1}
        dir="auto"
        aria-label="Label of other"
        className={styles.text}
        value={question.other.label.source}
        onChange={(event) =>
          edit.type('editOther', 'other', { other: { label: authoredLabel(event.target.value) } })
        }
      />
      <span className={styles.special}>Other</span>
      <IconButton label="Delete other" icon={<X size={16} />} onClick={remove} />
    </div>
  )
}
