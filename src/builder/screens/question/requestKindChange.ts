import type { QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { changeKindWithoutReferences, effectsOfKind } from '#src/builder/model/changingKind.ts'
import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

/** Changes the kind if everything stays; otherwise lists what would not, and asks. */
export function requestKindChange(builder: Builder, questionId: string, kind: QuestionKind): void {
  const { uses, keys, dropped } = effectsOfKind(
    builder.draft.definition(),
    questionId,
    kind,
    mintId,
  )
  if (uses.length + keys.length + dropped.length > 0) {
    builder.dialogs.open({ kind: 'changeKind', questionId, to: kind })
  } else changeKindNow(builder, questionId, kind, 'keep')
}

export function changeKindNow(
  builder: Builder,
  questionId: string,
  kind: QuestionKind,
  references: 'keep' | 'remove',
): void {
  const change = references === 'remove' ? changeKindWithoutReferences : changeKind
  builder.actions.rememberKind(kind)
  builder.draft.edit('changeKind', (d) => change(d, questionId, kind, mintId))
}
