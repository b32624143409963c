import type { Definition } from '#schemas/definition.ts'
import type { Option } from '#schemas/question.ts'

import {
  type ChangeOf,
  inserted,
  mapChanged,
  moved,
  withChange,
  without,
} from '#src/assessment/engine/change.ts'
import { withOwnPartCodes } from './uniqueCodes.ts'
import { mapQuestions } from './definition.ts'
import { withOwnPartsOnly } from './partIds.ts'

/** Inserts an option at an index. Its code changes if it is already in use (rule E3). */
export function addOption(
  definition: Definition,
  questionId: string,
  index: number,
  option: Option,
): Definition {
  return changeOptions(definition, questionId, (options) =>
    inserted(options, index, ...withOwnPartCodes(options, [option])),
  )
}

/** Properties that are undefined in `change` are removed. */
export function updateOption(
  definition: Definition,
  questionId: string,
  optionId: string,
  change: ChangeOf<Omit<Option, 'id'>>,
): Definition {
  return changeOptions(definition, questionId, (options) =>
    mapChanged(options, (option) => (option.id === optionId ? withChange(option, change) : option)),
  )
}

/** `index` is the position after the move (rule E9). */
export function moveOption(
  definition: Definition,
  questionId: string,
  optionId: string,
  index: number,
): Definition {
  return changeOptions(definition, questionId, (options) => moved(options, optionId, index))
}

/** Removes an option, also from the answer key. Conditions keep it; see `removeReferences`. */
export function removeOption(
  definition: Definition,
  questionId: string,
  optionId: string,
): Definition {
  return changeOptions(definition, questionId, (options) => without(options, optionId))
}

/** Replaces all options. The answer key keeps those that still exist. */
export function setOptions(
  definition: Definition,
  questionId: string,
  options: readonly Option[],
): Definition {
  return changeOptions(definition, questionId, () => withOwnPartCodes([], options))
}

function changeOptions(
  definition: Definition,
  questionId: string,
  change: (options: Option[]) => Option[],
): Definition {
  return mapQuestions(definition, (question) => {
    if (question.id !== questionId || !('options' in question)) return question
    const options = change(question.options)
    return options === question.options ? question : withOwnPartsOnly({ ...question, options })
  })
}
