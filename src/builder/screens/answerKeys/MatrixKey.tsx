import type { QuestionOf } from '#schemas/question.ts'
import { MatrixKeyTable } from '#src/staff/answerKeys/MatrixKeyTable.tsx'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** The key of a matrix, which is large, so that it is closed until there is one. */
export function MatrixKey({ question }: { question: QuestionOf<'matrix'> }) {
  const edit = useQuestionEdit(question.id)
  return (
    <Collapsible
      part={`key.${question.id}`}
      title="Correct answers"
      field="key"
      isOpenAtFirst={question.key !== undefined}
    >
      <MatrixKeyTable question={question} edit={edit} />
    </Collapsible>
  )
}
