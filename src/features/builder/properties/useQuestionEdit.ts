import { useMemo } from 'react'
import type { Definition } from '#schemas/definition.ts'
import { type QuestionChange, updateQuestion } from '#src/engine/editing/questions.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'

export interface QuestionEdit {
  /** One step of its own: a choice was made. */
  set(name: string, change: QuestionChange): void
  /** Typing in a field; goes on in the same step until the field is left. */
  type(name: string, field: string, change: QuestionChange): void
  /** Another named edit from the engine. */
  apply(name: string, change: (definition: Definition) => Definition, field?: string): void
  /**
   * Typing of a name, which what uses it follows: each time from the one before the typing, as what
   * is typed in between may be the name of something else.
   */
  rename(name: string, change: (definition: Definition) => Definition, field: string): void
}

/** The ways to change one question, as named steps of the draft. */
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
