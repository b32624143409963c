import { type KeyboardEvent, useRef } from 'react'

const STEP = '  '

/**
 * Tab indents after the first typed character until Escape. Before and after that, and always with
 * Shift, it moves to the next field, so that there is no keyboard trap (WCAG 2.1.2).
 */
export function useIndenting() {
  const isTyping = useRef(false)
  const stop = () => {
    isTyping.current = false
  }
  return {
    onBlur: stop,
    onInput() {
      isTyping.current = true
    },
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.key === 'Escape') stop()
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.nativeEvent.isComposing) return
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
