/** Which columns an answer of each kind takes, and what they contain (rules Y4 to Y9). */
import type { Answer } from '#schemas/answer.ts'
import type {
  AnswerableQuestion,
  ChoiceQuestion,
  Option,
  QuestionKind,
  QuestionOf,
  Row,
} from '#schemas/question.ts'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { isMatrixAnswer } from '#src/assessment/engine/kinds/matrix/answering.ts'
import { isMultipleChoiceAnswer } from '#src/assessment/engine/kinds/multipleChoice/answering.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import { otherText } from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { isRankingAnswer } from '#src/assessment/engine/kinds/ranking/answering.ts'
import { isSingleChoiceAnswer } from '#src/assessment/engine/kinds/singleChoice/answering.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import type { Cell } from '#src/storage/tables/cell.ts'

import { mergeVersions } from './mergeVersions.ts'

/** How answers are written. */
export interface Writing {
  /** Labels as candidates saw them, or the codes of questions and options. */
  words: 'labels' | 'codes'
}

/** One column of a question; `label` and `code` are '' if it is the only one. */
export interface AnswerPart<Q extends AnswerableQuestion> {
  label: string
  code: string
  /** `question` is that of the version answered. */
  cell: (question: Q, answer: Answer, writing: Writing) => Cell
}

/** `forms`: the question in each version that has it, the newest first. */
type PartsOf<K extends AnswerableQuestion['kind']> = (
  forms: readonly QuestionOf<K>[],
) => AnswerPart<QuestionOf<K>>[]

export const answerParts: {
  readonly [K in Exclude<QuestionKind, 'statement'>]: PartsOf<K>
} = {
  singleChoice: (forms) => [
    {
      ...alone,
      cell({ options, other }, answer, { words }) {
        if (!isSingleChoiceAnswer(answer)) return null
        const { option } = answer
        if (option !== undefined) return nameOf(options, option, words)
        return words === 'codes' || other === undefined ? OTHER : textLine(other.label)
      },
    },
    ...ownWords(forms),
  ],
  multipleChoice: (forms) => [
    ...optionsIn(forms).map(
      (option): AnswerPart<QuestionOf<'multipleChoice'>> => ({
        ...named(option),
        cell({ options }, answer, { words }) {
          if (!isMultipleChoiceAnswer(answer) || !has(options, option.id)) return null
          return flag(offerOf(options).chosen(answer.options).includes(option.id), words)
        },
      }),
    ),
    ...ownWords(forms),
  ],
  shortText: () => [{ ...alone, cell: textCell }],
  longText: () => [{ ...alone, cell: textCell }],
  code: () => [{ ...alone, cell: textCell }],
  number: () => [{ ...alone, cell: (_, answer) => valueOrRaw(answer) }],
  date: () => [
    {
      ...alone,
      cell: (_, answer) =>
        typeof answer === 'string' && isCalendarDate(answer.trim())
          ? { date: answer.trim() }
          : valueOrRaw(answer),
    },
  ],
  rating: () => [{ ...alone, cell: (_, answer) => valueOrRaw(answer) }],
  ranking: (forms) =>
    optionsIn(forms).map((option) => ({
      ...named(option),
      cell(_, answer) {
        const place = isRankingAnswer(answer) ? answer.indexOf(option.id) : -1
        return place < 0 ? null : place + 1
      },
    })),
  matrix: (forms) =>
    rowsIn(forms).flatMap((row) =>
      forms.some(({ several }) => several)
        ? optionsIn(forms).map((option) => rowOptionPart(row, option))
        : [rowPart(row)],
    ),
  file: () => [
    {
      ...alone,
      cell: (_, answer) =>
        Array.isArray(answer)
          ? namedFiles(answer)
              .map(({ name }) => name)
              .join('; ')
          : null,
    },
  ],
  signature: () => [
    {
      ...alone,
      cell: (_, answer) =>
        typeof answer === 'object' && 'typed' in answer && typeof answer.typed === 'string'
          ? answer.typed
          : SIGNED,
    },
  ],
  consent: () => [{ ...alone, cell: (_, answer, { words }) => flag(answer === true, words) }],
}

/** A signature that was drawn. */
const SIGNED = 'Signed'

const alone = { label: '', code: '' }

/** The code of own words, and of a choice made in them. */
const OTHER = 'other'

function named({ id, code, label }: Option | Row): { label: string; code: string } {
  return { label: textLine(label), code: code || id }
}

/** A column of their own, in which they can't be confused with an option. */
function ownWords(forms: readonly ChoiceQuestion[]): AnswerPart<ChoiceQuestion>[] {
  const offer = forms.find(({ other }) => other !== undefined)?.other
  if (offer === undefined) return []
  return [
    {
      label: textLine(offer.label),
      code: OTHER,
      cell: (_, answer) =>
        isSingleChoiceAnswer(answer) || isMultipleChoiceAnswer(answer) ? otherText(answer) : null,
    },
  ]
}

function rowPart(row: Row): AnswerPart<QuestionOf<'matrix'>> {
  return {
    ...named(row),
    cell({ options }, answer, { words }) {
      const [chosen] = (isMatrixAnswer(answer) ? getOwn(answer, row.id) : undefined) ?? []
      return chosen === undefined ? null : nameOf(options, chosen, words)
    },
  }
}

function rowOptionPart(row: Row, option: Option): AnswerPart<QuestionOf<'matrix'>> {
  const [inRow, inOption] = [named(row), named(option)]
  return {
    label: `${inRow.label}: ${inOption.label}`,
    code: `${inRow.code}.${inOption.code}`,
    cell({ rows, options }, answer, { words }) {
      if (!isMatrixAnswer(answer) || !has(rows, row.id) || !has(options, option.id)) return null
      return flag((getOwn(answer, row.id) ?? []).includes(option.id), words)
    },
  }
}

function textCell(_: AnswerableQuestion, answer: Answer): Cell {
  return typeof answer === 'string' ? answer : null
}

/** A number or date that could not be read is written as the text that was typed. */
function valueOrRaw(answer: Answer): Cell {
  if (typeof answer === 'number' || typeof answer === 'string') return answer
  return typeof answer === 'object' && 'raw' in answer && typeof answer.raw === 'string'
    ? answer.raw
    : null
}

function nameOf(options: readonly Option[], id: string, words: Writing['words']): string {
  const option = options.find((each) => each.id === id)
  return option ? named(option)[words === 'codes' ? 'code' : 'label'] : id
}

/** Rule Y5. */
export function flag(is: boolean, words: Writing['words']): Cell {
  if (words === 'codes') return is ? 1 : 0
  return is ? 'Yes' : 'No'
}

function has(parts: readonly { id: string }[], id: string): boolean {
  return parts.some((part) => part.id === id)
}

function optionsIn(forms: readonly { options: readonly Option[] }[]): Option[] {
  return mergeVersions(
    forms.map(({ options }) => options),
    ({ id }) => id,
  )
}

function rowsIn(forms: readonly { rows: readonly Row[] }[]): Row[] {
  return mergeVersions(
    forms.map(({ rows }) => rows),
    ({ id }) => id,
  )
}
