import { TextKey } from '#src/parts/answerKeys/TextKey.tsx'
import { AcceptedText } from '#src/features/builder/answerKeys/AcceptedText.tsx'
import { LengthLimits } from './LengthLimits.tsx'
import type { PropertiesProps } from './propertiesProps.ts'
import { useQuestionEdit } from '#src/features/builder/fields/useQuestionEdit.ts'

export function ShortTextProperties({ question }: PropertiesProps<'shortText'>) {
  const edit = useQuestionEdit(question.id)
  return (
    <>
      <AcceptedText question={question} />
      <LengthLimits question={question} />
      <TextKey question={question} edit={edit} />
    </>
  )
}
