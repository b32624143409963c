import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question, QuestionKind } from '#schemas/question.ts'
import {
  comparedTexts,
  listsOptions,
  mapComparisons,
  optionsNamedOf,
} from '#src/assessment/engine/conditionMapping.ts'
import { suits } from '#src/assessment/engine/conditions/comparisons.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

import { withChange } from '#src/assessment/engine/change.ts'
import { mapConditions } from './conditions.ts'
import { findQuestion } from './definition.ts'
import { mintParts, newQuestion } from './newQuestion.ts'
import { withOwnPartsOnly } from './partIds.ts'
import type { Mint } from '#src/assessment/engine/place.ts'
import { replaceQuestion } from './questions.ts'

/** Changes the kind and keeps what still fits (rule E6). References to the question stay. */
export function changeKind(
  definition: Definition,
  questionId: string,
  kind: QuestionKind,
  mint: Mint,
): Definition {
  const found = findQuestion(definition, questionId)
  if (found === null || found.question.kind === kind) return definition
  const fresh = newQuestion(kind, { questionId, ...mintParts(kind, mint) })
  const changed = withOwnPartsOnly(withWhatFits(fresh, found.question))
  const draft = replaceQuestion(definition, changed)
  return losesOptions(found.question, changed) ? withOptionsListed(draft, questionId) : draft
}

function losesOptions(before: Question, after: Question): boolean {
  return 'options' in before && !('options' in after)
}

/** The draft in which every comparison with options of this question lists them. */
function withOptionsListed(definition: Definition, questionId: string): Definition {
  return mapConditions(definition, (condition) =>
    mapComparisons(condition, (each) => {
      const test = optionsNamedOf(each) === questionId ? asOptionList(each.test) : each.test
      return test === each.test ? each : { ...each, test }
    }),
  )
}

/**
 * A single option is stored like a text, and would be taken for one wherever texts can be typed.
 * Nothing can be chosen from these options any more, so each operator means the same for the list.
 */
function asOptionList(test: Predicate): Predicate {
  const options = comparedTexts(test).filter((each) => !isEmptyText(each))
  if (listsOptions(test) || options.length === 0) return test
  return { op: test.op === 'isNot' ? 'isNot' : 'is', value: options }
}

function withWhatFits(fresh: Question, before: Question): Question {
  const shared = withChange(fresh, sharedBy(before))
  if (shared.kind === 'statement' || before.kind === 'statement') return shared
  const answerable = withChange(shared, {
    ...answerableOf(before),
    required: isRequiredAsAdded(before) ? shared.required : before.required,
  })
  const kept = withChange(answerable, authoringOf(answerable).kept(before))
  return knockOutSuits(kept, before) ? kept : withChange(kept, { knockOut: undefined })
}

/** Properties of every question. */
function sharedBy(question: Question) {
  const { code, prompt, help, explanation, picture, showIf, tags, origin } = question
  return { code, prompt, help, explanation, picture, showIf, tags, origin }
}

/** Properties of every question that can be answered. */
function answerableOf(question: AnswerableQuestion) {
  const { required, requiredIf, errorText, points, rubric, timeLimit, knockOut } = question
  return { required, requiredIf, errorText, points, rubric, timeLimit, knockOut }
}

/** Whether it is still empty, and `required` still has its kind's default. */
function isRequiredAsAdded({ kind, prompt, required }: AnswerableQuestion): boolean {
  const added = newQuestion(kind, { questionId: '', optionIds: [] })
  return prompt.source === '' && added.kind !== 'statement' && added.required === required
}

function knockOutSuits(question: AnswerableQuestion, before: Question): boolean {
  const { knockOut } = question
  if (knockOut === undefined) return true
  return suits(losesOptions(before, question) ? asOptionList(knockOut) : knockOut, question, {})
}
