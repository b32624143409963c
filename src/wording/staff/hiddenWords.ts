import type { Definition } from '#schemas/definition.ts'
import { findSection } from '#src/engine/editing/definition.ts'
import type { HiddenReason } from '#src/engine/evaluation.ts'

import { conditionText } from './conditionSentence.ts'
import { staffWords } from './staffWords.ts'

/** Why a question is hidden in the preview. */
export function hiddenWords(reason: HiddenReason, definition: Definition): string {
  const words = staffWords.conditionWords
  if (reason.by === 'draw') return words.notDrawn
  const condition = conditionText(reason.condition, definition)
  if (reason.by === 'question') return words.hiddenQuestion(condition)
  const title = findSection(definition, reason.sectionId)?.title.trim()
  return words.hiddenSection(title ? `“${title}”` : words.thisSection, condition)
}
