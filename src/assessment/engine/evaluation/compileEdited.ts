import type { Definition } from '#schemas/definition.ts'
import {
  type Compiled,
  compile,
  type CompiledParts,
  compileParts,
  withDependents,
} from './compile.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Dependents } from './dependents.ts'
import { recompile } from './recompile.ts'
import { hasSameLayout } from './hasSameLayout.ts'
import { type Layout, layOut } from '#src/assessment/engine/layout.ts'

/**
 * Compiles an edited definition. Unchanged parts are reused from `previous` by identity (rule V7),
 * so most edits cost only what they touched. Separate from `compile` because the candidate's page
 * never edits.
 */
export function compileEdited(definition: Definition, previous: Compiled): Compiled {
  if (previous.definition === definition) return previous
  if (previous.definition.textRules !== definition.textRules) return compile(definition)
  return recompile(definition, previous) ?? compileAfter(definition, previous)
}

function compileAfter(definition: Definition, previous: Compiled): Compiled {
  const isAlike = hasSameLayout(definition, previous.definition)
  const layout = isAlike ? layoutIn(previous) : layOut(definition)
  const parts = compileParts(definition, layout, previous)
  return looksAlike(previous, parts)
    ? { ...parts, ...dependentsIn(previous) }
    : withDependents(parts)
}

function layoutIn({
  indexByQuestionId,
  indexBySectionId,
  indexByCalculatedId,
  sourceByName,
  openFrom,
}: Compiled): Layout {
  return { indexByQuestionId, indexBySectionId, indexByCalculatedId, sourceByName, openFrom }
}

/** Whether every part is in the same position and depends on the same sources. */
function looksAlike(previous: Compiled, now: CompiledParts): boolean {
  return (
    previous.openFrom === now.openFrom &&
    now.questions.every((each, at) => {
      const before = previous.questions[at]
      return (
        each === before ||
        (looksAtSame(each.showIf, before?.showIf) &&
          looksAtSame(each.requiredIf, before?.requiredIf))
      )
    }) &&
    now.sections.every(({ showIf }, at) => looksAtSame(showIf, previous.sections[at]?.showIf)) &&
    now.calculated.every((each, at) => each === previous.calculated[at])
  )
}

function looksAtSame(
  one: CompiledCondition | null,
  other: CompiledCondition | null | undefined,
): boolean {
  if (one === other) return true
  if (!one || !other || one.targets.size !== other.targets.size) return false
  const sources = [...other.targets.values()].map((target) => target?.source)
  return [...one.targets.values()].every((target, at) => target?.source === sources[at])
}

function dependentsIn({ dependents, dependentsFrom, steps, stepByQuestion }: Compiled): Dependents {
  return { dependents, dependentsFrom, steps, stepByQuestion }
}
