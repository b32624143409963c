import type { Definition } from '#schemas/definition.ts'
import type {
  AnswerableQuestion,
  ChoiceQuestion,
  Question,
  QuestionKind,
  QuestionOf,
} from '#schemas/question.ts'
import { suits } from '#src/engine/comparisons.ts'

import { withChange } from './change.ts'
import { findQuestion } from './definition.ts'
import { mintParts, newQuestion } from './newQuestion.ts'
import { withOwnPartsOnly } from './partIds.ts'
import type { Mint } from './place.ts'
import { replaceQuestion } from './questions.ts'

/** Changes the kind and keeps what still fits (rule E6); what refers to the question stays. */
export function changeKind(
  definition: Definition,
  questionId: string,
  kind: QuestionKind,
  mint: Mint,
): Definition {
  const found = findQuestion(definition, questionId)
  if (found === null || found.question.kind === kind) return definition
  const fresh = newQuestion(kind, { questionId, ...mintParts(kind, mint) })
  return replaceQuestion(definition, withOwnPartsOnly(withWhatFits(fresh, found.question)))
}

function withWhatFits(fresh: Question, before: Question): Question {
  const shared = withChange(fresh, sharedBy(before))
  if (shared.kind === 'statement' || before.kind === 'statement') return shared
  const answerable = withChange(shared, {
    ...answerableOf(before),
    required: isRequiredAsAdded(before) ? shared.required : before.required,
  })
  const kept = withChange(answerable, ownOf(answerable, before))
  return knockOutSuits(kept) ? kept : withChange(kept, { knockOut: undefined })
}

/** What every question may have. */
function sharedBy(question: Question) {
  const { code, prompt, help, explanation, picture, showIf, tags, origin } = question
  return { code, prompt, help, explanation, picture, showIf, tags, origin }
}

/** What every question that can be answered may have. */
function answerableOf(question: AnswerableQuestion) {
  const { required, requiredIf, errorText, points, rubric, timeLimit, knockOut } = question
  return { required, requiredIf, errorText, points, rubric, timeLimit, knockOut }
}

/** Nothing of it is written yet, and whether it must be answered is as its kind has it at first. */
function isRequiredAsAdded({ kind, prompt, required }: AnswerableQuestion): boolean {
  const added = newQuestion(kind, { questionId: '', optionIds: [] })
  return prompt.source === '' && added.kind !== 'statement' && added.required === required
}

/** What both kinds have of their own. */
function ownOf(fresh: AnswerableQuestion, before: AnswerableQuestion): object {
  if (isChoice(fresh) && isChoice(before)) {
    const { options, other, shuffle, optionPoints, key } = before
    return { options, other, shuffle, optionPoints, key }
  }
  if ('options' in fresh && 'options' in before) {
    const shuffle = 'shuffle' in before && fresh.kind !== 'matrix' ? before.shuffle : undefined
    return { options: before.options, shuffle }
  }
  if (isText(fresh) && isText(before)) {
    return { minLength: before.minLength, maxLength: before.maxLength }
  }
  if (fresh.kind === 'rating' && before.kind === 'number') return scaleOf(before)
  if (fresh.kind === 'number' && before.kind === 'rating') {
    return { min: before.lowest, max: before.highest, step: 1, key: before.key }
  }
  return {}
}

/** A range of numbers makes a scale if it has whole ends that are not too far apart. */
function scaleOf({ min, max, key }: QuestionOf<'number'>): object {
  const isScale = isWhole(min) && isWhole(max) && min < max && max - min <= WIDEST_SCALE
  const isKept = key !== undefined && Number.isInteger(key.value) && Number.isInteger(key.tolerance)
  return { ...(isScale ? { lowest: min, highest: max } : {}), key: isKept ? key : undefined }
}

const WIDEST_SCALE = 10

function isWhole(limit: number | undefined): limit is number {
  return Number.isInteger(limit)
}

function knockOutSuits(question: AnswerableQuestion): boolean {
  return question.knockOut === undefined || suits(question.knockOut, question, {})
}

function isChoice(question: Question): question is ChoiceQuestion {
  return question.kind === 'singleChoice' || question.kind === 'multipleChoice'
}

function isText(question: Question): question is QuestionOf<'shortText' | 'longText' | 'code'> {
  return question.kind === 'shortText' || question.kind === 'longText' || question.kind === 'code'
}
