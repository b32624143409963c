import type { Definition } from '#schemas/definition.ts'
import type { Option } from '#schemas/question.ts'

import { type ChangeOf, inserted, mapChanged, moved, withChange, without } from './change.ts'
import { withOwnPartCodes } from './codes.ts'
import { mapQuestions } from './definition.ts'
import { withOwnPartsOnly } from './partIds.ts'

/** At a place of the list; its code makes way for one that is taken (rule E3). */
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

/** What is undefined in `change` is taken away. */
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

/** `index` is the place once it has moved (rule E9). */
export function moveOption(
  definition: Definition,
  questionId: string,
  optionId: string,
  index: number,
): Definition {
  return changeOptions(definition, questionId, (options) => moved(options, optionId, index))
}

/** Takes it out of the answer key as well; conditions keep it, see `removeReferences`. */
export function removeOption(
  definition: Definition,
  questionId: string,
  optionId: string,
): Definition {
  return changeOptions(definition, questionId, (options) => without(options, optionId))
}

/** All options at once; the answer key keeps those that are still there. */
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
