import type { Calculated, Definition } from '#schemas/definition.ts'

import {
  type ChangeOf,
  mapChanged,
  moved,
  withChange,
  without,
} from '#src/assessment/engine/change.ts'

/** Appends a calculated value, with the first free name. */
export function addCalculated(definition: Definition, calculatedId: string): Definition {
  const taken = new Set([
    ...definition.calculated.map(({ name }) => name.trim()),
    ...definition.sections.flatMap(({ questions }) => questions.map(({ code }) => code.trim())),
  ])
  let number = definition.calculated.length + 1
  while (taken.has(`value${number}`)) number++
  const added: Calculated = { id: calculatedId, name: `value${number}`, expression: '' }
  return { ...definition, calculated: [...definition.calculated, added] }
}

/** To change the name, use `setCalculatedName`. */
export function updateCalculated(
  definition: Definition,
  calculatedId: string,
  change: ChangeOf<Pick<Calculated, 'expression' | 'points'>>,
): Definition {
  return withCalculated(
    definition,
    mapChanged(definition.calculated, (each) =>
      each.id === calculatedId ? withChange(each, change) : each,
    ),
  )
}

/** `index` is the position after the move. A value may only use those before it. */
export function moveCalculated(
  definition: Definition,
  calculatedId: string,
  index: number,
): Definition {
  return withCalculated(definition, moved(definition.calculated, calculatedId, index))
}

/** References to it stay; the readiness checker reports them. */
export function removeCalculated(definition: Definition, calculatedId: string): Definition {
  return withCalculated(definition, without(definition.calculated, calculatedId))
}

function withCalculated(definition: Definition, calculated: Calculated[]): Definition {
  return calculated === definition.calculated ? definition : { ...definition, calculated }
}
