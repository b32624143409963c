import type { ChoiceQuestion } from '#schemas/question.ts'
import { OtherOption } from './OtherOption.tsx'
import { PartsEditor } from './PartsEditor.tsx'
import { SpecialOptions } from './SpecialOptions.tsx'

interface ChoiceOptionsProps {
  question: ChoiceQuestion
  /** What marking several options right means for this kind. */
  keyHelp: string
}

/** All that can be chosen, and what is right of it or worth something. */
export function ChoiceOptions({ question, keyHelp }: ChoiceOptionsProps) {
  const help = question.key ? keyHelp : 'Tick the right answer, if there is one.'
  return (
    <PartsEditor
      question={question}
      help={question.optionPoints ? 'The points of each option stand before it.' : help}
      renderLast={(focusPart) => <OtherOption question={question} onFocusOther={focusPart} />}
    >
      {(focusPart) => <SpecialOptions question={question} onAdd={focusPart} />}
    </PartsEditor>
  )
}
