import type { Definition } from '#schemas/definition.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { operandsBefore } from '#src/assessment/engine/conditions/comparisons.ts'
import { calculatedBefore } from '#src/assessment/engine/calculated/calculatedBefore.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { layOut } from '#src/assessment/engine/layout.ts'
import type { ComboboxItem } from '#src/ui/controls/Combobox.tsx'

/** Where a name will be used: in a text at a place, or in the expression of a calculated value. */
export type Before = Place | { calculatedId: string }

/** The names that can be inserted there: codes, or ids where a code is taken. */
export function namesBefore(definition: Definition, before: Before): ComboboxItem[] {
  const { sourceByName } = layOut(definition)
  const nameOf = (id: string, preferred: string): string =>
    sourceByName().get(preferred.trim()) === sourceByName().get(id) && !/[[\]{}]/.test(preferred)
      ? preferred.trim()
      : id
  const isOfExpression = 'calculatedId' in before
  // No place means the end: an expression may use every question.
  const place: Place = isOfExpression ? { questionId: '' } : before
  const calculated = isOfExpression
    ? definition.calculated.slice(0, placeOf(definition, before.calculatedId))
    : calculatedBefore(definition, before)
  return [
    ...calculated.map(({ id, name }) => ({
      value: nameOf(id, name),
      label: name.trim() || 'Value without a name',
      hint: 'calculated',
    })),
    ...operandsBefore(definition, place).map(({ question, number }) => ({
      value: nameOf(question.id, question.code),
      label: `${number}. ${textLine(question.prompt) || 'Question without text'}`,
      hint: question.code,
    })),
  ]
}

function placeOf({ calculated }: Definition, id: string): number {
  return calculated.findIndex((each) => each.id === id)
}
