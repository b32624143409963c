import type { Definition } from '#schemas/definition.ts'
import { findSection } from '#src/engine/editing/definition.ts'
import type { HiddenReason } from '#src/engine/evaluation/hiddenReason.ts'

import { conditionText } from '#src/wording/staff/conditionSentence.ts'

/** Why a question is hidden in the preview. */
export function hiddenWords(reason: HiddenReason, definition: Definition): string {
  if (reason.by === 'draw') return 'Not picked this time. “Restart” picks again.'
  const condition = conditionText(reason.condition, definition)
  if (reason.by === 'question') return ended(`Hidden now: it is shown only if ${condition}`)
  const title = findSection(definition, reason.sectionId)?.title.trim()
  const section = title ? `“${title}”` : 'the section'
  return ended(`Hidden now, with its section: ${section} is shown only if ${condition}`)
}

/** No full stop after an ellipsis. */
function ended(sentence: string): string {
  return sentence.endsWith('…') ? sentence : `${sentence}.`
}
