import type { Answer, AnswerOf } from '#schemas/answer.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import {
  type BrokenRule,
  defineAnswering,
  type Lens,
} from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { isListOfTexts } from '#src/assessment/engine/kinds/parts/listOfTexts.ts'
import { offerOf } from '#src/assessment/engine/kinds/parts/offer.ts'
import {
  blankOperators,
  optionSetOperators,
  optionOperators,
} from '#src/assessment/engine/kinds/parts/operators.ts'

/** A choice from the same options in each row. Rows that the question doesn't have are ignored. */
export const matrix = defineAnswering('matrix', {
  fits: isMatrixAnswer,
  inExpressions: null,
  seconds: ({ rows }) => 8 * rows.length,
  rules: ({ rows, options, several }) => {
    const offer = offerOf(options)

    const rowLens = (rowId: string): Lens<AnswerOf<'matrix'>> => {
      const given = (answer: AnswerOf<'matrix'>): readonly string[] | null =>
        chosenIn(answer, rowId)
      if (!several)
        return { operators: optionOperators, comparable: (answer) => only(given(answer)) }
      const ofGiven =
        <T>(look: (ids: readonly string[]) => T) =>
        (answer: AnswerOf<'matrix'>): T | null => {
          const ids = given(answer)
          return ids && look(ids)
        }
      return {
        operators: optionSetOperators,
        comparable: ofGiven(offer.chosen),
        read: offer.read,
        measures: { count: ofGiven(offer.count) },
      }
    }

    const checkRow = (ids: readonly string[], rowId: string): BrokenRule | null => {
      const chosen = offer.chosen(ids)
      if (!chosen.every(offer.has)) return { rule: 'unknownOption', rowId }
      if (!several) return new Set(ids).size > 1 ? { rule: 'oneARow', rowId } : null
      return offer.hasNone(chosen) && chosen.length > 1 ? { rule: 'noneWithOthers', rowId } : null
    }

    return {
      operators: blankOperators,
      isBlank: (answer) => rows.every(({ id }) => chosenIn(answer, id) === null),
      comparable: () => true,
      row: (rowId) => (rows.some(({ id }) => id === rowId) ? rowLens(rowId) : null),
      check: (answer) => {
        for (const { id } of rows) {
          const broken = checkRow(getOwn(answer, id) ?? [], id)
          if (broken !== null) return broken
        }
        return null
      },
      unfinished: (answer) => {
        const left = rows.find(({ id }) => chosenIn(answer, id) === null)
        return left ? { rule: 'required', rowId: left.id } : null
      },
    }
  },
})

/** Lists of option ids by row id (rule B2). */
export function isMatrixAnswer(answer: Answer): answer is AnswerOf<'matrix'> {
  return (
    typeof answer === 'object' &&
    !Array.isArray(answer) &&
    Object.values(answer).every((ids) => isListOfTexts(ids))
  )
}

/** Null for a row without a choice. */
function chosenIn(answer: AnswerOf<'matrix'>, rowId: string): readonly string[] | null {
  const ids = getOwn(answer, rowId)
  return ids === undefined || ids.length === 0 ? null : ids
}

/** Several choices where one is expected equal none of them. */
function only(ids: readonly string[] | null): string | number | null {
  const [first, ...others] = new Set(ids)
  if (first === undefined) return null
  return others.length === 0 ? first : Number.NaN
}
