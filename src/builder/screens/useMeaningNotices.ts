import { useEffect } from 'react'

import type { StepName } from '#schemas/stepName.ts'
import { meaningChanges, meaningChangeWords } from '#src/builder/model/words/meaningWords.ts'
import { isSetBy } from '#src/builder/model/words/settingSteps.ts'
import { dismissAbout, toast } from '#src/ui/overlays/toasts.ts'

import { useBuilder } from './state/BuilderContext.ts'

const ABOUT = 'meaning'

/**
 * Says how a step changed what keys, points, knock-outs, conditions and requirements mean, unless
 * that is what the step sets; and how a replaced draft differs from the one before.
 */
export function useMeaningNotices(): void {
  const { draft, selection, actions } = useBuilder()
  useEffect(() => {
    let now = draft.definition()
    /** Before the step that is being typed. */
    let before = now
    const say = (step: StepName | null, action?: { label: string; onAct: () => void }) => {
      dismissAbout(ABOUT)
      const changes = meaningChanges(before, now).filter(
        (change) => step === null || !isSetBy(step, change),
      )
      if (changes.length === 0) return
      const { selection: selected } = selection.getState()
      const open = selected.kind === 'question' ? selected.questionId : null
      const text = meaningChangeWords(changes, { before, after: now }, open)
      toast({ text, about: ABOUT, ofDraft: true, action })
    }
    const undo = { label: 'Undo', onAct: () => actions.undo() }
    const redo = { label: 'Redo', onAct: () => actions.redo() }
    const stopSteps = draft.onStep((step, definition) => {
      if (step.kind !== 'amend') before = now
      now = definition
      say('name' in step ? step.name : null, step.kind === 'undo' ? redo : undo)
    })
    const stopReplacing = draft.subscribe(() => {
      const definition = draft.definition()
      if (definition === now) return
      before = now
      now = definition
      say(null)
    })
    return () => {
      stopSteps()
      stopReplacing()
    }
  }, [draft, selection, actions])
}
