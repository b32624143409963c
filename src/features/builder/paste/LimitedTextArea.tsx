import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { type TextLimits, type TooMuch, tooMuch } from '#src/exchange/pasted/limits.ts'
import { TextArea } from '#src/ui/TextArea.tsx'

type LimitedTextAreaProps = Omit<ComponentProps<typeof TextArea>, 'ref' | 'value' | 'onChange'> & {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  limits: TextLimits
  onText: (text: string) => void
  /** The text stays as it was. */
  onTooMuch: (met: TooMuch) => void
  /** A file that was dropped or pasted. Without it a browser would leave the page for the file. */
  onFile?: (file: File) => void
}

/**
 * A text area that more than the limits never gets into: a browser freezes while it lays out a very
 * long text, so that one has to be refused before it is there.
 */
export function LimitedTextArea(props: LimitedTextAreaProps) {
  const { ref, value, limits, onText, onTooMuch, onFile, ...rest } = props
  const refuse = useRef<(added: string) => boolean>(() => false)

  useEffect(() => {
    refuse.current = (added) => {
      const area = ref.current
      if (!area) return false
      const { value: now, selectionStart, selectionEnd } = area
      const met = tooMuch(now.slice(0, selectionStart) + added + now.slice(selectionEnd), limits)
      if (met) onTooMuch(met)
      return met !== null
    }
  })

  // Whatever brings text that is not pasted: typed, notes, dictated, put back. React has no such event.
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
    if (onFile && file && event.clipboardData.getData('text/plain') === '') {
      event.preventDefault()
      onFile(file)
    } else if (refuse.current(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!onFile || !file) return
    event.preventDefault()
    onFile(file)
  }

  return (
    <TextArea
      {...rest}
      ref={ref}
      value={value}
      onPaste={onPaste}
      onDragOver={(event) => {
        if (onFile && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={onDrop}
      onChange={({ target }) => {
        const met = tooMuch(target.value, limits)
        if (met) onTooMuch(met)
        else onText(target.value)
      }}
    />
  )
}
