import type { Question } from '#schemas/question.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import { promptLine } from './promptParts.ts'
import { useQuotedLine } from './quotes.ts'

/** Read out after the words of a button that other questions have as well. */
export function OfQuestion({ question }: { question: Question }) {
  const line = useQuotedLine(question.prompt, promptLine)
  return line !== '' && <VisuallyHidden>{`: ${line}`}</VisuallyHidden>
}
