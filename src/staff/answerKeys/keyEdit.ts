import type { Question } from '#schemas/question.ts'
import type { StepName } from '#schemas/stepName.ts'
import type { QuestionChange } from '#src/assessment/engine/editing/questions.ts'

/** Receives what an editor of a key changes. The builder makes a step of each change. */
export interface KeyEdit {
  /** A choice was made. */
  set: (name: StepName, change: QuestionChange) => void
  /** Something was typed in this field. */
  type: (name: StepName, field: string, change: QuestionChange) => void
}

export interface KeyEditorProps<K extends Question['kind']> {
  question: Extract<Question, { kind: K }>
  edit: KeyEdit
  /** The question is scored by a key already, and stays so. */
  isRequired?: boolean
  /** Candidates may answer in several languages, which all have this key. */
  isTranslated?: boolean
}
