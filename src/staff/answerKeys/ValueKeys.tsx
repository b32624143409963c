import { DateField } from '#src/staff/fields/DateField.tsx'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'

import type { KeyEditorProps } from './keyEdit.ts'
import { ToleranceKey } from './ToleranceKey.tsx'

/** The correct number, and the tolerance around it. */
export function NumberKey({ question, edit, isRequired = false }: KeyEditorProps<'number'>) {
  return (
    <ToleranceKey<number>
      answerKey={question.key}
      points={question.points}
      onType={edit.type}
      refuse={(tolerance) => (tolerance >= 0 ? null : 'Enter 0 or more')}
    >
      {(field) => <NumberField {...field} optional={!isRequired} />}
    </ToleranceKey>
  )
}

/** The correct date, and the days around it. */
export function DateKey({ question, edit, isRequired = false }: KeyEditorProps<'date'>) {
  return (
    <ToleranceKey<string>
      answerKey={question.key}
      points={question.points}
      onType={edit.type}
      unit="days"
      refuse={wholeFrom(0)}
    >
      {(field) => <DateField {...field} isRequired={isRequired} />}
    </ToleranceKey>
  )
}

/** The correct step of the scale, and the steps around it. */
export function RatingKey({ question, edit, isRequired = false }: KeyEditorProps<'rating'>) {
  return (
    <ToleranceKey<number>
      answerKey={question.key}
      points={question.points}
      onType={edit.type}
      refuse={wholeFrom(0)}
    >
      {(field) => <NumberField {...field} optional={!isRequired} refuse={wholeOnly} />}
    </ToleranceKey>
  )
}

/** Why a number is no step of a scale; null if it is. */
export function wholeOnly(value: number): string | null {
  return Number.isInteger(value) ? null : 'Enter a whole number'
}
