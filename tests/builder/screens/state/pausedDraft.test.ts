import { expect, it } from 'vitest'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { createDraftStore } from '#src/builder/screens/state/draftStore.ts'
import { createPausedDraft } from '#src/builder/screens/state/pausedDraft.ts'
import { anAssessment, shortText, text } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'

function aDraft() {
  const draft = createDraftStore({
    definition: anAssessment(shortText('q')),
    past: [],
    future: [],
  })
  const paused = createPausedDraft(draft)
  paused.subscribe(() => undefined)
  const type = (prompt: string, mergeKey = 'q.prompt') =>
    draft.edit('editQuestionText', (d) => updateQuestion(d, 'q', { prompt: text(prompt) }), {
      mergeKey,
    })
  return { draft, paused, type }
}

it('shows typing after a pause, and everything else at once', async () => {
  const { draft, paused, type } = aDraft()
  type('W')
  expect(paused.getState()).toBe(draft.getState())
  type('Wh')
  const typed = draft.getState()
  expect(paused.getState()).not.toBe(typed)
  await eventually(() => expect(paused.getState()).toBe(typed))
})

it('shows typing with the step that follows it', () => {
  const { draft, paused, type } = aDraft()
  type('W')
  type('Wh')
  type('Another', 'q.help')
  expect(paused.getState()).toBe(draft.getState())
  type('Another one', 'q.help')
  draft.undo()
  expect(paused.getState()).toBe(draft.getState())
})
