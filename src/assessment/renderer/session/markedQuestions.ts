import { useMemo, useSyncExternalStore } from 'react'

import type { Question } from '#schemas/question.ts'
import { isShown, rankOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'

import { useFill } from './FillContext.ts'
import type { FillSession } from './fillSession.ts'

/**
 * The questions marked for later that can be opened, in the candidate's order: not those that are
 * hidden now, or whose time is over.
 */
export function markedQuestions({ evaluation, marks, closed }: FillSession): Question[] {
  const { questions, indexByQuestionId } = evaluation.compiled
  return [...marks.getState()]
    .filter((id) => !closed().has(id) && isShown(evaluation, id))
    .toSorted((one, other) => rankOf(evaluation, one) - rankOf(evaluation, other))
    .flatMap((id) => questions[indexByQuestionId.get(id) ?? -1]?.question ?? [])
    .filter(({ kind }) => answering[kind].answerable)
}

/** Renders again when a question is marked, or what is shown changes. */
export function useMarkedQuestions(): readonly Question[] {
  const { session } = useFill()
  const marks = useSyncExternalStore(session.marks.subscribe, session.marks.getState)
  const structure = useSyncExternalStore(session.subscribeStructure, session.structure)
  return useMemo(
    () => markedQuestions(session),
    // oxlint-disable-next-line react/exhaustive-deps -- the session changes in place; these say when
    [session, marks, structure],
  )
}
