import { type ClipboardEvent, type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { type TextLimits, type TooMuch, tooMuch } from '#src/builder/files/pasted/limits.ts'
import type { Clipboard } from '#src/builder/files/readers/clipboardText.ts'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

type LimitedTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'value' | 'onChange'> & {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  limits: TextLimits
  onText: (text: string) => void
  /** The field is unchanged; `text` is what it would have had. */
  onTooMuch: (met: TooMuch, text: string) => void
  /** A file that was pasted. */
  onFile?: (file: File) => void
  /** Text that was pasted with HTML beside it; it is not inserted. */
  onHtml?: (clipboard: Clipboard) => void
}

/**
 * A text area that refuses text beyond its limits before it is inserted, because browsers freeze
 * while laying out a very long text.
 */
export function LimitedTextArea(props: LimitedTextAreaProps) {
  const { ref, value, limits, onText, onTooMuch, onFile, onHtml, ...rest } = props
  const refuse = useRef<(added: string) => boolean>(() => false)

  useEffect(() => {
    refuse.current = (added) => {
      const area = ref.current
      if (!area) return false
      const { value: now, selectionStart, selectionEnd } = area
      const next = now.slice(0, selectionStart) + added + now.slice(selectionEnd)
      const met = tooMuch(next, limits)
      if (met) onTooMuch(met, next)
      return met !== null
    }
  })

  // For text that isn't pasted: typed, noted, dictated, undone. React has no such event.
  useEffect(() => {
    const area = ref.current
    const onBeforeInput = (event: InputEvent) => {
      const added = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
      if (added !== '' && refuse.current(added)) event.preventDefault()
    }
    area?.addEventListener('beforeinput', onBeforeInput)
    return () => area?.removeEventListener('beforeinput', onBeforeInput)
  }, [ref])

  const onPaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    const plain = event.clipboardData.getData('text/plain')
    const html = onHtml ? event.clipboardData.getData('text/html') : ''
    if (onFile && file && plain === '') {
      event.preventDefault()
      onFile(file)
    } else if (onHtml && html.trim() !== '') {
      event.preventDefault()
      onHtml({ html, plain })
    } else if (refuse.current(plain)) event.preventDefault()
  }

  return (
    <TextArea
      {...rest}
      ref={ref}
      value={value}
      onPaste={onPaste}
      onChange={({ target }) => {
        const met = tooMuch(target.value, limits)
        if (met) onTooMuch(met, target.value)
        else onText(target.value)
      }}
    />
  )
}
