import type { Calculated, Definition } from '#schemas/definition.ts'
import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { usesOf } from '#src/assessment/engine/editing/references.ts'

/**
 * The calculated values that a text in any language, a condition, or another such value refers to.
 * The others count for the score alone.
 */
export function calculatedInUse(definition: Definition): Calculated[] {
  const { calculated, translations } = definition
  const quoted = new Set(
    Object.values(translations).flatMap((texts) => Object.values(texts).flatMap(quotesIn)),
  )
  const inUse = new Set<string>()
  const uses = calculated.map(({ id, name }) => ({
    id,
    isQuoted: quoted.has(name) || quoted.has(id),
    places: usesOf(definition, id).map(({ place }) => place),
  }))
  // A value may be used by one that is found to be in use later.
  for (let before = -1; before < inUse.size; ) {
    before = inUse.size
    for (const { id, isQuoted, places } of uses) {
      const isUsed = places.some(
        (place) => !('calculatedId' in place) || inUse.has(place.calculatedId),
      )
      if (isQuoted || isUsed) inUse.add(id)
    }
  }
  return calculated.filter(({ id }) => inUse.has(id))
}
