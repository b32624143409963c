import { useEffect, useRef, useState } from 'react'

import { useFill } from '#src/renderer/fill/FillContext.ts'
import { Button } from '#src/ui/Button.tsx'

import type { InputProps } from './field.ts'
import fieldStyles from './fields.module.css'
import { SignaturePad } from './SignaturePad.tsx'
import styles from './signature.module.css'

/** Drawn by pointer, or a typed name for everybody who has none: one of the two is the answer. */
export function SignatureField({ question, ids, entry }: InputProps<'signature'>) {
  const { enter } = useFill()
  const name = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(typeof entry === 'string' && entry !== '')
  const [strokes, setStrokes] = useState(typeof entry === 'string' ? [] : entry)
  const isTurned = useRef(false)
  const nameId = `${ids.input}.name`

  const draw = (next: readonly string[]) => {
    setStrokes(next)
    enter(question, next)
  }
  useEffect(() => {
    // Whoever asks to type goes on typing; on the button the space of a name would press it again.
    if (isTyped && isTurned.current) name.current?.focus()
  }, [isTyped])
  const change = () => {
    isTurned.current = true
    setTyped(!isTyped)
    enter(question, isTyped ? strokes : (name.current?.value ?? ''))
  }
  return (
    <div className={styles.field}>
      <p className={styles.hint} hidden={isTyped}>
        Draw with a finger or mouse, or type your name.
      </p>
      <div hidden={isTyped}>
        <SignaturePad strokes={strokes} onDraw={draw} />
      </div>
      <div className={styles.name} hidden={!isTyped}>
        <label htmlFor={nameId}>Your full name, as your signature</label>
        <input
          ref={name}
          className={fieldStyles.line}
          type="text"
          id={nameId}
          name={ids.name}
          defaultValue={typeof entry === 'string' ? entry : ''}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </div>
      <div className={styles.acts}>
        <Button id={ids.input} size="small" onClick={change}>
          {isTyped ? 'Draw it instead' : 'Type your name instead'}
        </Button>
        {!isTyped && strokes.length > 0 && (
          <>
            <Button size="small" variant="quiet" onClick={() => draw(strokes.slice(0, -1))}>
              Undo
            </Button>
            <Button size="small" variant="quiet" onClick={() => draw([])}>
              Clear
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
