import type { Definition } from '#schemas/definition.ts'

/** Numbers questions in authored order from 1, by id; statements have none (rule R2). */
export function numberQuestions(definition: Definition): ReadonlyMap<string, number> {
  const numberByQuestionId = new Map<string, number>()
  for (const section of definition.sections) {
    for (const question of section.questions) {
      if (question.kind === 'statement') continue
      numberByQuestionId.set(question.id, numberByQuestionId.size + 1)
    }
  }
  return numberByQuestionId
}
