import { useRef, useState } from 'react'

import type { Question } from '#schemas/question.ts'
import { addQuestions } from '#src/assessment/engine/editing/questions.ts'
import { newSection } from '#src/assessment/engine/editing/sections.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { sectionOf } from '#src/builder/screens/state/draftPlaces.ts'
import { readingTasks, type Share } from '#src/builder/workers/readingTasks.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { NEW_SECTION, type PasteTargetProps } from './PasteTarget.tsx'
import { countWords } from './pastedWords.ts'
import type { Wait } from './Waiting.tsx'

/** This many are drawn within a frame. */
const FEW = 20

/** Adds the questions to the chosen section as one step, and goes to the first of them. */
export function useAdding(onClose: () => void) {
  const { draft, selection, actions } = useBuilder()
  const { run, cancel } = useTaskRunner(readingTasks, 'pastedQuestions')
  const [progress, setProgress] = useState<Share | null>(null)
  const goesToFirst = useRef(false)
  const definition = draft.definition()
  const here = sectionOf(definition, selection.getState().selection)
  const empty = definition.sections.length === 1 && definition.sections[0]?.questions.length === 0
  const [target, setTarget] = useState(empty ? (definition.sections[0]?.id ?? '') : NEW_SECTION)
  const [title, setTitle] = useState('')

  const finish = (questions: readonly Question[]) => {
    const section = { ...newSection(mintId('s'), title.trim()), questions: [...questions] }
    draft.edit({ key: 'pasteQuestions', count: questions.length }, (d) =>
      addQuestions(
        d,
        target === NEW_SECTION ? { sections: [section] } : { sectionId: target, questions },
      ),
    )
    // The page answers in between, because drawing many questions takes several frames.
    if (questions.length > FEW) setTimeout(() => end(questions))
    else end(questions)
  }
  const end = (questions: readonly Question[]) => {
    const [first] = questions
    if (first) {
      goesToFirst.current = true
      selection.select({ kind: 'question', questionId: first.id }, 'elsewhere', 'prompt')
    }
    const done = `${countWords(questions.length)} added`
    announce(done)
    toast({ text: done, ofDraft: true, action: { label: 'Undo', onAct: actions.undo } })
    onClose()
  }

  const section: PasteTargetProps = {
    ...{ definition, selectedId: here?.id, target, title },
    onTarget: setTarget,
    onTitle: setTitle,
  }
  const wait: Wait | null = progress && {
    words: `Adding ${countWords(progress.total)}…`,
    progress,
    cancelLabel: 'Cancel adding',
    cancel() {
      cancel()
      setProgress(null)
    },
  }
  return {
    section,
    /** Null unless questions are being added. */
    waiting: wait,
    add(questions: readonly PastedQuestion[], required: boolean) {
      setProgress({ done: 0, total: questions.length })
      run({ questions, required }, finish, setProgress)
    },
    returnsFocus: () => !goesToFirst.current,
  }
}
