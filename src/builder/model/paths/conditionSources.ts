import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Source } from '#src/assessment/engine/layout.ts'

/** The questions that a condition reads, directly or through calculated values. */
export function conditionSources(
  { calculated }: Pick<Compiled, 'calculated'>,
  { targets }: CompiledCondition,
): { questionIndices: number[]; isCalculated: boolean } {
  const sources = new Set<Source>(sourcesOf(targets))
  for (const source of sources) {
    for (const inner of sourcesOf(calculated[-1 - source]?.targets ?? new Map())) sources.add(inner)
  }
  const indices = [...sources].filter((source) => source >= 0)
  return { questionIndices: indices, isCalculated: indices.length < sources.size }
}

function sourcesOf(targets: ReadonlyMap<string, { source: Source } | null>): Source[] {
  return [...targets.values()].flatMap((target) => target?.source ?? [])
}
