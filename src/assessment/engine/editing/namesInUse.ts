import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { layOut } from '#src/assessment/engine/layout.ts'

/** The name of each option in expressions: its code, or its id if it has none (rule X4). */
export function optionCodes(question: Question | undefined): ReadonlyMap<string, string> {
  const options = question && 'options' in question ? question.options : []
  return new Map(options.map(({ id, code }) => [id, code.trim() || id]))
}

/**
 * Every name that refers to a question or calculated value (rule X3); its id also after it was
 * deleted.
 */
export function namesOf(definition: Definition, id: string): readonly string[] {
  const { sourceByName } = layOut(definition)
  const own = sourceByName().get(id)
  if (own === undefined) return [id]
  return [...sourceByName()].flatMap(([name, source]) => (source === own ? name : []))
}
