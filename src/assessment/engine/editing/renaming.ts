import type { Definition } from '#schemas/definition.ts'
import { quoted, withOptionTexts } from '#src/assessment/engine/expressions/optionTexts.ts'
import { layOut } from '#src/assessment/engine/layout.ts'

import { mapChanged } from '#src/assessment/engine/change.ts'
import { findQuestion } from './definition.ts'
import { namesOf, optionCodes, withNames } from './naming.ts'
import { updateOption } from './options.ts'
import { updateQuestion } from './questions.ts'

/** Changes a question's code and updates expressions and texts (rule Q4). */
export function setCode(definition: Definition, questionId: string, code: string): Definition {
  const renamed = updateQuestion(definition, questionId, { code })
  return withNameKept(definition, renamed, questionId, code.trim())
}

/** Renames a calculated value and updates expressions and texts (rule Q4). */
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

/** Changes an option's code and updates the expressions that compare with it (rule Q4). */
export function setOptionCode(
  definition: Definition,
  questionId: string,
  optionId: string,
  code: string,
): Definition {
  const renamed = updateOption(definition, questionId, optionId, { code })
  const was = optionCodes(findQuestion(definition, questionId)?.question)
  const now = optionCodes(findQuestion(renamed, questionId)?.question)
  const [before, after] = [was.get(optionId), now.get(optionId)]
  // If two options share a code, it is unclear which one is meant.
  if (!isOnly(before, was) || !isOnly(after, now)) return renamed
  const names = namesOf(definition, questionId)
  const calculated = mapChanged(renamed.calculated, (each) => {
    const expression = withOptionTexts(each.expression, ({ name, text }) =>
      names.includes(name) && text === before ? quoted(after) : null,
    )
    return expression === each.expression ? each : { ...each, expression }
  })
  return { ...renamed, calculated }
}

function isOnly(code: string | undefined, codes: ReadonlyMap<string, string>): code is string {
  return [...codes.values()].filter((each) => each === code).length === 1
}

/**
 * Updates everything that used the old name. While the new name is taken or not valid, the id is
 * used, because it never changes.
 */
function withNameKept(
  before: Definition,
  after: Definition,
  id: string,
  preferred: string,
): Definition {
  const was = layOut(before).sourceByName()
  const own = was.get(id)
  const isFree = layOut(after).sourceByName().get(preferred) === own && !/[[\]{}\n]/.test(preferred)
  const name = isFree ? preferred : id
  return withNames(after, (each) => (own !== undefined && was.get(each) === own ? name : each))
}
