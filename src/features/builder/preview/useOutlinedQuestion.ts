import { useCallback, useSyncExternalStore } from 'react'
import { isSectionShown, isShown, questionsInOrder } from '#src/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluation/evaluationState.ts'
import { type Selection, sectionOf } from '#src/features/builder/state/draftPlaces.ts'
import { useSelected } from '#src/features/builder/state/useDraft.ts'
import type { FillSession } from '#src/renderer/session/fillSession.ts'

/**
 * The question that the preview outlines and scrolls to: the selected one. For a selected section
 * that is hidden, its first question, whose placeholder says why.
 */
export function useOutlinedQuestion(session: FillSession): string | null {
  const selection = useSelected((state) => state.selection)
  const read = useCallback(() => framedIn(session.evaluation, selection), [session, selection])
  return useSyncExternalStore(session.subscribeStructure, read)
}

function framedIn(evaluation: Evaluation, selection: Selection): string | null {
  if (selection.kind === 'question') return selection.questionId
  const section = sectionOf(evaluation.compiled.definition, selection)
  if (!section) return null
  const questions = questionsInOrder(evaluation, section.id)
  const isPage =
    isSectionShown(evaluation, section.id) &&
    (section.introduction !== undefined || questions.some(({ id }) => isShown(evaluation, id)))
  return isPage ? null : (questions[0]?.id ?? null)
}
