import type { Answer } from '#schemas/answer.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'

import { type AnswerPart, answerParts, type Writing } from './answerParts.ts'
import { mergeVersions } from './mergeVersions.ts'

/** A question of one or several versions. */
export interface MergedQuestion {
  /** In the newest version that has it. */
  question: AnswerableQuestion
  /** The question as it is in each version that has it, the newest first. */
  forms: readonly AnswerableQuestion[]
  versions: readonly Version[]
  columns: readonly AnswerColumn[]
}

/** One column of answers. */
export interface AnswerColumn {
  label: string
  code: string
  /** `question` is that of the version answered. */
  cell: (question: AnswerableQuestion, answer: Answer, writing: Writing) => Cell
}

/**
 * All questions of all versions that can be answered, in the order of the form (rule Y1), without
 * self-identification (rule G2). One whose kind was changed is another question from then on.
 */
export function mergeQuestions(versions: readonly Version[]): MergedQuestion[] {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number)
  const forms = newestFirst.map((version) =>
    questionsOf(version.definition).flatMap((question) =>
      question.kind === 'statement' || isSelfIdentification(question)
        ? []
        : [{ version, question }],
    ),
  )
  const inOrder = mergeVersions(forms, ({ question }) => question.id)
  return inOrder.flatMap(({ question: { id } }) => {
    const all = forms.flatMap((form) => form.filter(({ question }) => question.id === id))
    return [...new Set(all.map(({ question }) => question.kind))].flatMap((kind) => {
      const same = all.filter(({ question }) => question.kind === kind)
      const [newest] = same
      if (newest === undefined) return []
      const { question } = newest
      const sameForms = same.map((each) => each.question)
      const parts = partsOf(question, sameForms)
      return {
        question,
        forms: sameForms,
        versions: same.map(({ version }) => version).toReversed(),
        columns: parts.map((part) => columnOf(question, part)),
      }
    })
  })
}

/** Identifies a question across versions; with another kind it is another question. */
export function keyOf({ id, kind }: AnswerableQuestion): string {
  return `${id} ${kind}`
}

type Kind = AnswerableQuestion['kind']

function partsOf<K extends Kind>({ kind }: { kind: K }, forms: readonly AnswerableQuestion[]) {
  const isOfKind = (form: AnswerableQuestion): form is Extract<AnswerableQuestion, { kind: K }> =>
    form.kind === kind
  return answerParts[kind](forms.filter(isOfKind))
}

function columnOf(
  question: AnswerableQuestion,
  part: AnswerPart<AnswerableQuestion>,
): AnswerColumn {
  const prompt = textLine(question.prompt) || question.code || question.id
  const code = question.code || question.id
  return {
    label: part.label === '' ? prompt : `${prompt} [${part.label}]`,
    code: part.code === '' ? code : `${code}.${part.code}`,
    cell: part.cell,
  }
}
