import type { Calculated, Definition } from '#schemas/definition.ts'

import { type ChangeOf, mapChanged, moved, withChange, without } from './change.ts'

/** To the end of the list; its name is the first that is free. */
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

/** For its name there is `setCalculatedName`. */
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

/** `index` is the place once it has moved; a value only looks at those before it. */
export function moveCalculated(
  definition: Definition,
  calculatedId: string,
  index: number,
): Definition {
  return withCalculated(definition, moved(definition.calculated, calculatedId, index))
}

/** Leaves what refers to it, which readiness finds. */
export function removeCalculated(definition: Definition, calculatedId: string): Definition {
  return withCalculated(definition, without(definition.calculated, calculatedId))
}

function withCalculated(definition: Definition, calculated: Calculated[]): Definition {
  return calculated === definition.calculated ? definition : { ...definition, calculated }
}
