import type { ComponentProps, FocusEvent } from 'react'

import type { QuestionOf } from '#schemas/question.ts'

import { withScheme } from '#src/assessment/engine/kinds/shortText/textFormats.ts'
import { longestText } from '#src/assessment/engine/kinds/parts/textAnswers.ts'

import { CharacterCount } from '#src/assessment/renderer/inputs/CharacterCount.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import {
  defineField,
  type InputProps,
  startingText,
  textConversions,
} from '#src/assessment/renderer/session/field.ts'
import styles from '#src/assessment/renderer/inputs/fields.module.css'
import { useTextRoom } from '#src/assessment/renderer/inputs/useTextRoom.ts'

export const shortText = defineField('shortText', {
  ...textConversions,
  Input: TextLine,
  toAnswer(entry, language, question) {
    const isAddress = question.kind === 'shortText' && question.format === 'url'
    const typed = isAddress && typeof entry === 'string' ? withScheme(entry) : entry
    return textConversions.toAnswer(typed, language, question)
  },
})

/** The matching keyboard on touch screens. */
const LOOKS = {
  plain: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'off' },
} as const satisfies {
  [F in QuestionOf<'shortText'>['format']]: ComponentProps<'input'>
}

function TextLine({ question, ids, entry }: InputProps<'shortText'>) {
  const isInvalid = useIsInvalid()
  const { room, count } = useTextRoom(String(entry), longestText(question))
  return (
    <>
      <input
        {...LOOKS[question.format]}
        className={styles.line}
        id={ids.input}
        name={ids.name}
        defaultValue={startingText(entry)}
        aria-describedby={ids.described}
        aria-invalid={isInvalid}
        enterKeyHint="next"
        autoComplete="off"
        autoCorrect="off"
        onBlur={question.format === 'url' ? showScheme : undefined}
        {...room}
        dir={question.format === 'plain' ? room.dir : 'ltr'}
      />
      <CharacterCount {...count} />
    </>
  )
}

/** The address as it is stored, once the field is left. */
function showScheme({ target }: FocusEvent<HTMLInputElement>): void {
  const stored = withScheme(target.value)
  if (stored === target.value) return
  target.value = stored
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
