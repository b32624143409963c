import type { ChoiceQuestion } from '#schemas/question.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { correctOptionsHelp } from '#src/staff/answerKeys/ChoiceKey.tsx'
import { OtherOption } from './OtherOption.tsx'
import { PartsEditor } from './PartsEditor.tsx'
import { SpecialOptions } from './SpecialOptions.tsx'

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
