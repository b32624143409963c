import type { QuestionOf } from '#schemas/question.ts'
import { scoreAnswer } from '#src/assessment/engine/scoring/scoring.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import layout from '#src/staff/fields/fieldLayout.module.css'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { type Grading, gradingWords } from '#src/staff/words/gradingWords.ts'
import { scoreReasonWords } from '#src/staff/words/scoreReasonWords.ts'

import type { Example } from './partialExamples.ts'

interface PartialPointsProps<G extends Grading> {
  question: QuestionOf<'ranking' | 'multipleChoice'>
  grading: G | undefined
  choices: readonly { grading: G; name: string }[]
  /** The answer that earns the points if they are not shared. */
  allOrNothing: string
  example: Example | null
  onChoose: (grading: G | undefined) => void
}

/** Below a key: what a partly correct answer gets, with an example that the engine scores. */
export function PartialPoints<G extends Grading>(props: PartialPointsProps<G>) {
  const { question, grading, choices, allOrNothing, example, onChoose } = props
  const help = [gradingWords(question) ?? allOrNothing]
  if (example && worthOf(question) > 0) {
    const reason = scoreReasonWords(scoreAnswer(question, example.answer))
    help.push(`Example: ${example.called}. ${reason}.`)
  }
  return (
    <div className={layout.narrow} data-field="grading">
      <Field label="Partly correct answers" help={help.join(' ')}>
        <NativeSelect
          value={grading ?? 'none'}
          onChange={({ target }) =>
            onChoose(choices.find((choice) => choice.grading === target.value)?.grading)
          }
        >
          <option value="none">No points</option>
          {choices.map((choice) => (
            <option key={choice.grading} value={choice.grading}>
              {choice.name}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}
