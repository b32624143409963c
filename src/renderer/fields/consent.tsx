import { choiceRow } from '#src/renderer/inputs/choiceRow.tsx'
import { defineField, type InputProps } from '#src/renderer/session/field.ts'

const AGREED = 'yes'

export const consent = defineField('consent', {
  draw: consentBox,
  labelledBy: () => 'legend',
  readEntry: (changed) => (changed instanceof HTMLInputElement && changed.checked ? AGREED : ''),
  toAnswer: (entry) => (entry === AGREED ? true : undefined),
  toEntry: (answer) => (answer === true ? AGREED : ''),
})

function consentBox({ question, ids, entry, words }: InputProps<'consent'>) {
  const option = { id: AGREED, label: question.label }
  const checked = entry === AGREED
  return choiceRow({ type: 'checkbox', ids, option, index: 0, checked, isAlone: true }, words)
}
