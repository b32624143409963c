import type { QuestionKind, QuestionOf } from '#schemas/question.ts'

export interface PropertiesProps<K extends QuestionKind> {
  question: QuestionOf<K>
}
