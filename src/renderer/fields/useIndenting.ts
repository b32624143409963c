import { type KeyboardEvent, useRef } from 'react'

const STEP = '  '

/**
 * Tab indents from the first letter typed until Escape; before that and after it, and with Shift at
 * any time, it goes on to the next field: nobody is caught in here (W2.1.2).
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

/** As deep as the line that the caret is in. */
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
