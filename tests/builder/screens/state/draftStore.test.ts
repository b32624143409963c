import { describe, expect, it } from 'vitest'
import type { Definition } from '#schemas/definition.ts'
import { emptyDefinition, updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import { addQuestion, updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { createDraftStore } from '#src/builder/screens/state/draftStore.ts'

function openDraft() {
  const definition = emptyDefinition('Backend test', { sectionId: 's1' })
  return createDraftStore({ definition, past: [], future: [] })
}

const add = (id: string) => (definition: Definition) =>
  addQuestion(definition, 's1', 0, newQuestion('longText', { questionId: id, optionIds: [] }))

const prompt = (id: string, text: string) => (definition: Definition) =>
  updateQuestion(definition, id, { prompt: authored(text) })

const idsOf = (definition: Definition) =>
  definition.sections.flatMap((section) => section.questions.map(({ id }) => id))

describe('an edit', () => {
  it('becomes a named step that can be undone and redone', () => {
    const draft = openDraft()
    const before = draft.definition()
    draft.edit('addQuestion', add('q1'))
    const after = draft.definition()

    expect(draft.undo()?.name).toBe('addQuestion')
    expect(draft.definition()).toEqual(before)
    expect(draft.redo()?.name).toBe('addQuestion')
    expect(draft.definition()).toEqual(after)
  })

  it('that changes nothing is no step', () => {
    const draft = openDraft()
    draft.edit('edit', (definition) => definition)
    draft.edit('editTitle', (definition) => updateSettings(definition, { title: 'Backend test' }))
    expect(draft.getState().past).toEqual([])
  })

  it('keeps the identity of every other question', () => {
    const draft = openDraft()
    draft.edit('addQuestion', add('q1'))
    draft.edit('addQuestion', add('q2'))
    const before = draft.definition().sections[0]?.questions[1]
    draft.edit('editQuestionText', prompt('q2', 'Why?'))
    draft.undo()
    draft.redo()
    expect(draft.definition().sections[0]?.questions[1]).toBe(before)
  })

  it('after an undo discards the redo steps', () => {
    const draft = openDraft()
    draft.edit('addQuestion', add('q1'))
    draft.undo()
    draft.edit('addQuestion', add('q2'))
    expect(draft.redo()).toBeNull()
    expect(idsOf(draft.definition())).toEqual(['q2'])
  })
})

describe('typing', () => {
  const typed = (draft: ReturnType<typeof openDraft>, text: string) =>
    draft.edit('editQuestionText', prompt('q1', text), { mergeKey: 'q1.prompt' })

  it('in one field is one step', () => {
    const draft = openDraft()
    draft.edit('addQuestion', add('q1'))
    const before = draft.definition()
    for (const text of ['W', 'Wh', 'Why']) typed(draft, text)
    expect(draft.getState().past).toHaveLength(2)
    draft.undo()
    expect(draft.definition()).toEqual(before)
  })

  it('starts a new step after leaving the field', () => {
    const draft = openDraft()
    draft.edit('addQuestion', add('q1'))
    typed(draft, 'W')
    draft.endStep()
    typed(draft, 'Wh')
    expect(draft.getState().past).toHaveLength(3)
  })

  it('that was reverted is skipped by undo', () => {
    const draft = openDraft()
    draft.edit('addQuestion', add('q1'))
    typed(draft, 'W')
    typed(draft, '')
    expect(draft.undo()?.name).toBe('addQuestion')
    expect(idsOf(draft.definition())).toEqual([])
  })
})
