import { useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { KeyEdit } from '#src/staff/answerKeys/keyEdit.ts'
import type { StepName } from '#schemas/stepName.ts'

/** A choice is a step of its own; typing in a field continues the same step until it is left. */
export interface QuestionEdit extends KeyEdit {
  /** Another named edit from the engine. */
  apply(name: StepName, change: (definition: Definition) => Definition, field?: string): void
  /**
   * Typing a name, which is updated wherever it is used. Always starts from the definition before
   * the typing, because an intermediate text may be the name of something else.
   */
  rename(name: StepName, change: (definition: Definition) => Definition, field: string): void
}

/** Changes to one question, as named steps of the draft. */
export function useQuestionEdit(questionId: string): QuestionEdit {
  const { draft } = useBuilder()
  return useMemo(
    () => ({
      set: (name, change) => draft.edit(name, (d) => updateQuestion(d, questionId, change)),
      type: (name, field, change) =>
        draft.edit(name, (d) => updateQuestion(d, questionId, change), {
          mergeKey: `${questionId}.${field}`,
        }),
      apply: (name, change, field) =>
        draft.edit(name, change, field === undefined ? {} : { mergeKey: `${questionId}.${field}` }),
      rename: (name, change, field) =>
        draft.edit(name, change, { mergeKey: `${questionId}.${field}`, fromStart: true }),
    }),
    [draft, questionId],
  )
}
