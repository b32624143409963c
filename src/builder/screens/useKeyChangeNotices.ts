import { useEffect } from 'react'

import type { StepName } from '#schemas/stepName.ts'
import { keyChanges } from '#src/assessment/engine/scoring/keyChanges.ts'
import { keyChangeWords } from '#src/builder/model/words/keyChangeWords.ts'
import { dismissAbout, toast } from '#src/ui/overlays/toasts.ts'

import { useBuilder } from './state/BuilderContext.ts'

const ABOUT = 'key'

/**
 * Says how keys, points and knock-outs changed whenever a step changes them that is not an edit of
 * just these, and whenever the draft is replaced.
 */
export function useKeyChangeNotices(): void {
  const { draft, selection, actions } = useBuilder()
  useEffect(() => {
    let now = draft.definition()
    /** Before the step that is being typed. */
    let before = now
    const say = (action: { label: string; onAct: () => void } | undefined) => {
      dismissAbout(ABOUT)
      const changes = keyChanges(before, now)
      if (changes.length === 0) return
      const { selection: selected } = selection.getState()
      const open = selected.kind === 'question' ? selected.questionId : null
      toast({ text: keyChangeWords(changes, now, open), about: ABOUT, ofDraft: true, action })
    }
    const undo = { label: 'Undo', onAct: () => actions.undo() }
    const redo = { label: 'Redo', onAct: () => actions.redo() }
    const stopSteps = draft.onStep((step, definition) => {
      if (step.kind !== 'amend') before = now
      now = definition
      if ('name' in step && isOfScoring(step.name)) return
      say(step.kind === 'undo' ? redo : undo)
    })
    const stopReplacing = draft.subscribe(() => {
      const definition = draft.definition()
      if (definition === now) return
      before = now
      now = definition
      say(undefined)
    })
    return () => {
      stopSteps()
      stopReplacing()
    }
  }, [draft, selection, actions])
}

/** Steps that show the new key, points or knock-out where it was set. */
const OF_SCORING: readonly StepName[] = [
  'changePoints',
  'changeCorrectAnswer',
  'changeCorrectAnswers',
  'changeAcceptedText',
  'changeIgnoreCase',
  'changeTolerance',
  'setCorrectOrder',
  'changeCorrectOrder',
  'removeCorrectOrder',
  'changeRowScoring',
  'changePartialPoints',
  'changeLowestTotal',
  'setKnockOut',
  'changeKnockOut',
  'removeKnockOut',
  'giveOnePoint',
  'removePoints',
]

function isOfScoring(name: StepName): boolean {
  return OF_SCORING.includes(name)
}
