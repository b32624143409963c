import type { Definition, Settings } from '#schemas/definition.ts'
import type { AnswerableQuestion, Question, QuestionKind } from '#schemas/question.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import { chosenAsOf, suits } from '#src/assessment/engine/conditions/comparisons.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'

import { withChange } from '#src/assessment/engine/change.ts'
import { withComparisonsAsChosen } from './chosenAs.ts'
import { findQuestion } from './definition.ts'
import { mintParts, newQuestion } from './newQuestion.ts'
import { withOwnPartsOnly } from './partIds.ts'
import type { Mint } from '#src/assessment/engine/place.ts'
import { replaceQuestion } from './questions.ts'

/**
 * Changes the kind and keeps what still fits (rule E6). References to the question stay, and none of
 * them gets another meaning.
 */
export function changeKind(
  definition: Definition,
  questionId: string,
  kind: QuestionKind,
  mint: Mint,
): Definition {
  const found = findQuestion(definition, questionId)
  if (found === null || found.question.kind === kind) return definition
  const { settings } = definition
  const fresh = newQuestion(kind, { questionId, ...mintParts(kind, mint) }, settings)
  const changed = withOwnPartsOnly(withWhatFits(fresh, found.question, settings))
  return withComparisonsAsChosen(definition, replaceQuestion(definition, changed), questionId)
}

function withWhatFits(fresh: Question, before: Question, settings: Settings): Question {
  const shared = withChange(fresh, sharedBy(before))
  if (shared.kind === 'statement' || before.kind === 'statement') return shared
  const answerable = withChange(shared, {
    ...answerableOf(before),
    required: isRequiredAsAdded(before, settings) ? shared.required : before.required,
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
function isRequiredAsAdded(
  { kind, prompt, required }: AnswerableQuestion,
  settings: Settings,
): boolean {
  const added = newQuestion(kind, { questionId: '', optionIds: [] }, settings)
  return prompt.source === '' && added.kind !== 'statement' && added.required === required
}

function knockOutSuits(question: AnswerableQuestion, before: Question): boolean {
  const { knockOut } = question
  if (knockOut === undefined) return true
  if (!suits(knockOut, question, {})) return false
  const [was, is] = [before, question].map((each) => chosenAsOf(each, {}, knockOut.op))
  return was === is || comparedValues(knockOut).length === 0
}
