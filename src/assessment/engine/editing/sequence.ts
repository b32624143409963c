/**
 * The largest set of ids in both lists that kept their order; all others have moved. Longest
 * increasing subsequence of positions, by patience sorting.
 */
export function keptInOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, place) => [id, place]))
  const runs: Run[] = []
  for (const id of after) {
    const place = placeBefore.get(id)
    if (place === undefined) continue
    const length = firstNotBelow(runs, place)
    runs[length] = { id, place, previous: runs[length - 1] ?? null }
  }
  const kept = new Set<string>()
  for (let run: Run | null = runs.at(-1) ?? null; run !== null; run = run.previous) kept.add(run.id)
  return kept
}

type Run = { id: string; place: number; previous: Run | null }

function firstNotBelow(runs: readonly Run[], place: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.place ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}
