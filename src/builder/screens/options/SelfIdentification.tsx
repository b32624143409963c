import type { QuestionOf } from '#schemas/question.ts'
import { MADE_SELF_IDENTIFICATION } from '#src/assessment/engine/selfIdentification.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

/** Whether the answers are only counted over groups, to check that people are selected fairly. */
export function SelfIdentification({ question }: { question: QuestionOf<'singleChoice'> }) {
  const edit = useQuestionEdit(question.id)
  const { selfIdentification = false } = question
  const toggle = () => {
    if (selfIdentification) edit.set('endSelfIdentification', { selfIdentification: undefined })
    else edit.set('makeSelfIdentification', MADE_SELF_IDENTIFICATION)
  }
  return (
    <div data-field="selfIdentification">
      <Checkbox
        label="Self-identification"
        help="For gender, ethnicity and the like. Optional, unscored, and reported only in groups, under Fair outcome."
        checked={selfIdentification}
        onChange={toggle}
      />
    </div>
  )
}
