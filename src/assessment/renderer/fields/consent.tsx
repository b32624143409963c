import { choiceRow } from '#src/assessment/renderer/inputs/choiceRow.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { defineField, type InputProps } from '#src/assessment/renderer/session/field.ts'

const AGREED = 'yes'

export const consent = defineField('consent', {
  Input: ConsentBox,
  labelledBy: () => 'legend',
  readEntry: (changed) => (changed instanceof HTMLInputElement && changed.checked ? AGREED : ''),
  toAnswer: (entry) => (entry === AGREED ? true : undefined),
  toEntry: (answer) => (answer === true ? AGREED : ''),
})

function ConsentBox({ question, ids, entry }: InputProps<'consent'>) {
  const isInvalid = useIsInvalid()
  const words = useWords()
  const option = { id: AGREED, label: question.label }
  const checked = entry === AGREED
  return choiceRow(
    { type: 'checkbox', ids, option, index: 0, checked, isAlone: true, isInvalid },
    words,
  )
}
