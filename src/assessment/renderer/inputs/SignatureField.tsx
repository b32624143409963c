import { useEffect, useRef, useState } from 'react'

import { MAX_TYPED_NAME } from '#src/assessment/engine/kinds/plainAnswering.ts'
import {
  namedAfterQuestion,
  useFill,
  useIsInvalid,
} from '#src/assessment/renderer/session/FillContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import type { InputProps } from '#src/assessment/renderer/session/field.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'
import shared from '#src/ui/shared.module.css'
import { CharacterCount } from './CharacterCount.tsx'
import fieldStyles from './fields.module.css'
import { SignaturePad } from './SignaturePad.tsx'
import styles from './signature.module.css'
import { useTextRoom } from './useTextRoom.ts'

/** A drawing, or a typed name as the alternative: the answer is one of the two. */
export function SignatureField({ question, ids, entry }: InputProps<'signature'>) {
  const { enter } = useFill()
  const isInvalid = useIsInvalid()
  const { signature } = furtherWords(useWords())
  const name = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(typeof entry === 'string' && entry !== '')
  const [strokes, setStrokes] = useState(typeof entry === 'string' ? [] : entry)
  const isTurned = useRef(false)
  const nameId = `${ids.input}.name`
  const startName = typeof entry === 'string' ? entry : ''
  const { room, count } = useTextRoom(startName, MAX_TYPED_NAME)

  const draw = (next: readonly string[]) => {
    setStrokes(next)
    enter(question, next)
    // The button that removed the last stroke is removed too.
    if (next.length === 0) document.getElementById(ids.input)?.focus()
  }
  useEffect(() => {
    // Focuses the text field after switching to typing; on the button, a space would press it
    // again.
    if (isTyped && isTurned.current) name.current?.focus()
  }, [isTyped])
  const change = () => {
    isTurned.current = true
    setTyped(!isTyped)
    enter(question, isTyped ? strokes : (name.current?.value ?? ''))
  }
  return (
    <div className={styles.field}>
      <p className={shared.quiet} hidden={isTyped}>
        {signature.hint}
      </p>
      <div hidden={isTyped}>
        <SignaturePad strokes={strokes} onDraw={draw} />
      </div>
      <div className={styles.name} hidden={!isTyped}>
        <label htmlFor={nameId}>{signature.typedName}</label>
        <input
          ref={name}
          className={fieldStyles.line}
          type="text"
          id={nameId}
          name={ids.name}
          defaultValue={startName}
          aria-invalid={isInvalid}
          enterKeyHint="next"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          {...room}
        />
        <CharacterCount {...count} />
      </div>
      <div className={styles.actions}>
        <Button
          id={ids.input}
          aria-labelledby={`${ids.input} ${ids.heading}`}
          size="small"
          onClick={change}
        >
          <span key={String(isTyped)}>
            {isTyped ? signature.drawInstead : signature.typeInstead}
          </span>
        </Button>
        {!isTyped && strokes.length > 0 && (
          <div className={styles.redo}>
            <Button
              {...namedAfterQuestion(ids, 'undo')}
              size="small"
              onClick={() => draw(strokes.slice(0, -1))}
            >
              {signature.undo}
            </Button>
            <Button {...namedAfterQuestion(ids, 'empty')} size="small" onClick={() => draw([])}>
              {signature.clear}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
