import type { ChoiceQuestion, QuestionOf } from '#schemas/question.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

import layout from '#src/staff/fields/fieldLayout.module.css'
import styles from './answerKeys.module.css'
import type { KeyEdit, KeyEditorProps } from './keyEdit.ts'
import { toggledKey } from './optionKey.ts'
import { multipleChoiceExample } from './partialExamples.ts'
import { PartialPoints } from './PartialPoints.tsx'

const gradings = [{ grading: 'perOption', name: 'A share for each option' }] as const

/** The options with a tick for each correct one, where their texts are not edited. */
export function ChoiceKey({ question, edit }: { question: ChoiceQuestion; edit: KeyEdit }) {
  return (
    <fieldset className={styles.options} data-field="key">
      <legend>Correct answers</legend>
      {question.options.map((option, at) => (
        <Checkbox
          key={option.id}
          label={textLine(option.label) || `Option ${at + 1}`}
          checked={question.key?.options.includes(option.id) ?? false}
          onChange={() => edit.set('changeCorrectAnswer', toggledKey(question, option.id))}
        />
      ))}
      <p className={layout.note}>{correctOptionsHelp(question)}</p>
    </fieldset>
  )
}

/** The key of a multiple choice, with the points for partly correct choices. */
export function MultipleChoiceKey({ question, edit }: KeyEditorProps<'multipleChoice'>) {
  return (
    <div className={layout.stack}>
      <ChoiceKey question={question} edit={edit} />
      <ChoiceGrading question={question} edit={edit} />
    </div>
  )
}

/** The points for partly correct choices, if there is a key. */
export function ChoiceGrading({ question, edit }: KeyEditorProps<'multipleChoice'>) {
  const { key } = question
  if (!key || question.optionPoints) return null
  return (
    <PartialPoints
      question={question}
      grading={key.grading}
      choices={gradings}
      allOrNothing="All of the points for exactly the correct options, otherwise none."
      example={multipleChoiceExample(question)}
      onChoose={(grading) =>
        edit.set('changePartialPoints', {
          key: { options: key.options, ...(grading && { grading }) },
        })
      }
    />
  )
}

/** Explains the meaning of several correct options. */
export function correctOptionsHelp(question: ChoiceQuestion): string {
  if (question.kind === 'singleChoice') return 'Any ticked option is correct.'
  return isShared(question)
    ? 'Each ticked option gives a share of the points.'
    : 'Full points only for exactly the ticked options.'
}

function isShared({ key }: QuestionOf<'multipleChoice'>): boolean {
  return key?.grading !== undefined
}
