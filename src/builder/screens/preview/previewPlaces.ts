import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import type { Definition, Section } from '#schemas/definition.ts'
import {
  isSectionShown,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import {
  addressOf,
  sectionAt,
  sectionOf,
  type Selection,
} from '#src/builder/screens/state/draftPlaces.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import type { Place } from '#src/assessment/renderer/fill/fillProps.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

/** The page of the preview that shows a selection; undefined for the first one. */
export function placeShowing(definition: Definition, selection: Selection): string | undefined {
  const section = sectionOf(definition, selection)
  if (!section || definition.settings.layout === 'all') return undefined
  if (definition.settings.layout === 'section') return section.id
  if (selection.kind === 'question') return addressOf(selection) ?? undefined
  return section.questions[0]?.id
}

/**
 * The page open in the preview: that of the selection, until the user changes pages in the preview
 * itself.
 */
export function usePreviewPlace() {
  const { draft, selection } = useBuilder()
  const [place, setPlace] = useState<Place | undefined>(() =>
    placeShowing(draft.definition(), selection.getState().selection),
  )
  useEffect(
    () =>
      selection.subscribe(() => {
        const { selection: selected, from } = selection.getState()
        if (from !== 'preview') setPlace(placeShowing(draft.definition(), selected))
      }),
    [draft, selection],
  )
  return [place, setPlace] as const
}

/** The section selected as a whole; scrolls to it if it was selected elsewhere. */
export function useSelectedSection(
  pane: RefObject<HTMLElement | null>,
  /** A question in it is outlined, and scrolls into view by itself. */
  isFramed: boolean,
): Section | null {
  const { draft } = useBuilder()
  const { selection, from, turn } = useSelected((state) => state)
  useEffect(() => {
    if (turn === 0 || from === 'preview' || isFramed) return
    topOf(selection, draft.definition(), pane.current)?.scrollIntoView?.({ block: 'start' })
  }, [draft, selection, from, turn, pane, isFramed])
  return useDefinition((definition) =>
    selection.kind === 'section' ? sectionAt(definition, selection.sectionId) : null,
  )
}

/** The section's part in the one-page layout, otherwise the top of its page. */
function topOf(
  selection: Selection,
  definition: Definition,
  pane: HTMLElement | null,
): Element | null {
  const page = pane?.querySelector('[data-top]') ?? null
  if (selection.kind !== 'section' || definition.settings.layout !== 'all') return page
  const first = sectionAt(definition, selection.sectionId)?.questions[0]
  const card = pane?.querySelector(`[data-question="${first?.id ?? ''}"]`)
  return card?.closest('section') ?? null
}

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
