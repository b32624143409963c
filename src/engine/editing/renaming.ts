import type { Definition } from '#schemas/definition.ts'
import { layOut } from '#src/engine/layout.ts'

import { mapChanged } from './change.ts'
import { withNames } from './naming.ts'
import { updateQuestion } from './questions.ts'

/** Another code of a question; expressions and texts go on naming it (rule Q4). */
export function setCode(definition: Definition, questionId: string, code: string): Definition {
  const renamed = updateQuestion(definition, questionId, { code })
  return withNameKept(definition, renamed, questionId, code.trim())
}

/** Another name of a calculated value; expressions and texts go on naming it (rule Q4). */
export function setCalculatedName(
  definition: Definition,
  calculatedId: string,
  name: string,
): Definition {
  const calculated = mapChanged(definition.calculated, (each) =>
    each.id === calculatedId ? { ...each, name } : each,
  )
  return withNameKept(definition, { ...definition, calculated }, calculatedId, name.trim())
}

/**
 * Whatever named it before names it by the new name. While that stands for something else, or can't
 * be written, it is named by its id, which never changes.
 */
function withNameKept(
  before: Definition,
  after: Definition,
  id: string,
  wished: string,
): Definition {
  const was = layOut(before).sourceByName
  const own = was.get(id)
  const isFree = layOut(after).sourceByName.get(wished) === own && !/[[\]{}\n]/.test(wished)
  const name = isFree ? wished : id
  return withNames(after, (each) => (own !== undefined && was.get(each) === own ? name : each))
}
