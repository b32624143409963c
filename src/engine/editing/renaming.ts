import type { Definition } from '#schemas/definition.ts'
import { withOptionTexts } from '#src/engine/expressions/optionTexts.ts'
import { layOut } from '#src/engine/layout.ts'

import { mapChanged } from './change.ts'
import { findQuestion } from './definition.ts'
import { withNames } from './naming.ts'
import { namesOf, optionCodes } from './namesInUse.ts'
import { updateOption } from './options.ts'
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

/** Another code of an option; expressions that compare with it go on doing so (rule Q4). */
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
  // By a code that two options have, nobody could tell which of them is meant.
  if (!isOnly(before, was) || !isOnly(after, now)) return renamed
  const names = namesOf(definition, questionId)
  const calculated = mapChanged(renamed.calculated, (each) => {
    const expression = withOptionTexts(each.expression, ({ name, text }) =>
      names.includes(name) && text === before ? after : null,
    )
    return expression === each.expression ? each : { ...each, expression }
  })
  return { ...renamed, calculated }
}

function isOnly(code: string | undefined, codes: ReadonlyMap<string, string>): code is string {
  return [...codes.values()].filter((each) => each === code).length === 1
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
