import { ChoiceRow } from '#src/renderer/inputs/ChoiceRow.tsx'
import { defineField, type InputProps } from '#src/renderer/session/field.ts'

const AGREED = 'yes'

export const consent = defineField('consent', {
  Input: ConsentBox,
  labelledBy: () => 'legend',
  readEntry: (changed) => (changed instanceof HTMLInputElement && changed.checked ? AGREED : ''),
  toAnswer: (entry) => (entry === AGREED ? true : undefined),
  toEntry: (answer) => (answer === true ? AGREED : ''),
})

function ConsentBox({ question, ids, entry, isInvalid }: InputProps<'consent'>) {
  const option = { id: AGREED, label: question.label }
  const checked = entry === AGREED
  return <ChoiceRow type="checkbox" {...{ ids, option, checked, isInvalid }} index={0} isAlone />
}
