/** Moves in a list, as two tabs make them at once. */

/** `by`: one place up or down. */
export interface Move {
  id: string
  by: -1 | 1
}

/**
 * Every order that all the moves may lead to: one after the other in any sequence, each as seen
 * before the first of them or after any that came earlier.
 */
export function outcomesOf(order: readonly string[], moves: readonly Move[]): string[][] {
  const outcomes: string[][] = []
  const go = (seen: readonly (readonly string[])[], left: readonly Move[]) => {
    const now = seen.at(-1) ?? []
    if (left.length === 0) outcomes.push([...now])
    for (const move of left) {
      const rest = left.filter((other) => other !== move)
      for (const view of seen) go([...seen, moved(now, placeOf(view, move), move.id)], rest)
    }
  }
  go([order], moves)
  return outcomes
}

/** The neighbours that it would have there. */
function placeOf(view: readonly string[], { id, by }: Move) {
  const others = view.filter((other) => other !== id)
  const place = view.indexOf(id) + by
  return { before: others[place - 1], after: others[place] }
}

/** The one after it decides; at the end, the one before it. */
function moved(
  now: readonly string[],
  { before, after }: ReturnType<typeof placeOf>,
  id: string,
): string[] {
  const others = now.filter((other) => other !== id)
  const place = after === undefined ? others.indexOf(before ?? '') + 1 : others.indexOf(after)
  return others.toSpliced(place, 0, id)
}
