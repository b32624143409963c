/** Columns of calculated values, and of the points they give (rule Y19). */
import type { Version } from '#schemas/records/assessment.ts'
import type { Calculated } from '#schemas/definition.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import type { Cell } from '#src/storage/tables/cell.ts'

import { flag, type Writing } from './answerParts.ts'
import type { LeadingColumn } from './exportContext.ts'
import type { ReadResponse } from './readResponse.ts'
import { mergeVersions } from './mergeVersions.ts'

/** A calculated value of one or several versions. */
export interface MergedCalculated {
  id: string
  /** In the newest version that has it. */
  name: string
  /** In any of the versions. */
  givesPoints: boolean
}

/** The calculated values of all versions, in the order of the form (rule Y1). */
export function mergeCalculated(versions: readonly Version[]): MergedCalculated[] {
  const forms = versions
    .toSorted((a, b) => b.number - a.number)
    .map(({ definition }) => definition.calculated)
  return mergeVersions(forms, ({ id }: Calculated) => id).map(({ id, name }) => ({
    id,
    name: name.trim() || id,
    givesPoints: forms.flat().some((each) => each.id === id && each.points !== undefined),
  }))
}

/** Its value, and its points if it gives any. */
export function calculatedColumns(united: readonly MergedCalculated[]): LeadingColumn[] {
  return united.flatMap((each) => [
    {
      ...headingOf(each),
      cell: ({ last: { evaluated } }, { words }) => {
        const found = evaluated?.calculated.find(({ calculatedId }) => calculatedId === each.id)
        return valueCell(found?.value ?? null, words)
      },
    },
    ...(each.givesPoints
      ? [{ label: `${each.name} [points]`, code: `${each.name}.points`, cell: pointsOf(each) }]
      : []),
  ])
}

/** The points alone, beside those of questions. */
export function calculatedScoreColumns(united: readonly MergedCalculated[]): LeadingColumn[] {
  return united
    .filter(({ givesPoints }) => givesPoints)
    .map((each) => ({ ...headingOf(each), cell: pointsOf(each) }))
}

function headingOf({ name }: MergedCalculated): Pick<LeadingColumn, 'label' | 'code'> {
  return { label: name, code: name }
}

/** Empty where it is not in the version, or gives no points there. */
function pointsOf({ id }: MergedCalculated) {
  return ({ last: { evaluated } }: ReadResponse): Cell =>
    evaluated?.judged.score.calculated.find((each) => each.calculatedId === id)?.points ?? null
}

function valueCell(value: Value | null, words: Writing['words']): Cell {
  if (typeof value === 'boolean') return flag(value, words)
  if (typeof value !== 'object' || value === null || 'date' in value) return value
  return value.join('; ')
}
