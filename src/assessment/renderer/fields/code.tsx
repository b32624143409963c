import { type KeyboardEvent, useRef, useState } from 'react'

import { isComposing } from '#src/base/composing.ts'
import { longestText } from '#src/assessment/engine/kinds/parts/textAnswers.ts'
import { codePoints } from '#src/assessment/engine/texts/text.ts'
import { announceCount, CharacterCount } from '#src/assessment/renderer/inputs/CharacterCount.tsx'
import { Coloured } from '#src/assessment/renderer/text/Coloured.tsx'
import { useIsInvalid } from '#src/assessment/renderer/session/FillContext.ts'
import {
  defineField,
  type InputProps,
  textConversions,
} from '#src/assessment/renderer/session/field.ts'
import { MAX_COLOURED } from '#src/assessment/renderer/text/highlight.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'
import { pasteAtOnce } from '#src/assessment/renderer/inputs/useTextRoom.ts'

import styles from './code.module.css'

export const code = defineField('code', {
  ...textConversions,
  Input: CodeArea,
})

/** A transparent text area over the same text in colour, which also determines the height. */
function CodeArea({ question, ids, entry }: InputProps<'code'>) {
  const isInvalid = useIsInvalid()
  const words = useWords()
  const most = longestText(question)
  const [text, setText] = useState(String(entry))
  const isPlain = text.length > MAX_COLOURED
  const { hasKeyboard, ...indenting } = useIndenting()
  const { code: hints } = furtherWords(words)
  const hintId = `${ids.input}.keys`
  return (
    <>
      <div className={styles.frame} dir="ltr" translate="no" data-plain={isPlain}>
        {isPlain ? null : (
          <pre className={styles.colours} aria-hidden="true">
            <Coloured text={`${text}\n`} language={question.language} />
          </pre>
        )}
        <textarea
          {...indenting}
          className={styles.area}
          id={ids.input}
          name={ids.name}
          defaultValue={entry}
          aria-describedby={`${ids.described} ${hintId}`}
          aria-invalid={isInvalid}
          onChange={({ target }) => {
            announceCount(codePoints(text), codePoints(target.value), most, words)
            setText(target.value)
          }}
          onPaste={pasteAtOnce}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <CharacterCount length={codePoints(text)} most={most} />
      <p id={hintId} className={styles.hint}>
        <span>{hints.isRead}</span>
        <span className={styles.keys} data-keyboard={hasKeyboard}>{` ${hints.keys}`}</span>
      </p>
    </>
  )
}

const STEP = '  '

/**
 * Tab indents after the first typed character until Escape. Before and after that, and always with
 * Shift, it moves to the next field, so that there is no keyboard trap (WCAG 2.1.2).
 */
function useIndenting() {
  const isTyping = useRef(false)
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const stop = () => {
    isTyping.current = false
  }
  return {
    /** A key was pressed that touch keyboards lack: a tablet may have a real one. */
    hasKeyboard,
    onBlur: stop,
    onInput() {
      isTyping.current = true
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (isComposing(event.nativeEvent)) return
      if (event.key === 'Escape') stop()
      if (event.key === 'Escape' || event.key === 'Tab') setHasKeyboard(true)
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      const area = event.currentTarget
      if (event.key === 'Tab' && isTyping.current) insert(area, STEP)
      else if (event.key === 'Enter') insert(area, `\n${indentBefore(area)}`)
      else return
      event.preventDefault()
    },
  }
}

/** The indentation of the current line. */
function indentBefore({ value, selectionStart }: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

function insert(area: HTMLTextAreaElement, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else leaves the browser's undo whole
  if (document.execCommand?.('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
