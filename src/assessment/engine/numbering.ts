import type { Definition } from '#schemas/definition.ts'

/** Question numbers by id, in authored order from 1; statements have none (rule R2). */
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
