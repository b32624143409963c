import { FileText } from 'lucide-react'

import { numberText, sizeText } from '#src/assessment/words/values/formats.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'

import styles from './Paste.module.css'

export type LargeTextFacts = {
  /** Of the file; null for pasted text. */
  name: string | null
  bytes: number
  lines: number
}

interface LargeTextProps {
  facts: LargeTextFacts
  error: string | null
  onRemove: () => void
}

/** In place of the field, a text that a browser can't lay out there. */
export function LargeText({ facts, error, onRemove }: LargeTextProps) {
  const { name, bytes, lines } = facts
  const some = lines === 1 ? '1 line' : `${numberText(lines)} lines`
  return (
    <div className={styles.large}>
      <FileText size={20} aria-hidden="true" />
      <p>
        <strong dir="auto">{name ?? 'Pasted text'}</strong>
        <span className={styles.quiet}>{`${sizeText(bytes)}, ${some}`}</span>
      </p>
      <Button
        size="small"
        data-next-focus=""
        aria-label={`Remove ${name ?? 'the pasted text'}`}
        onClick={onRemove}
      >
        Remove
      </Button>
      {error === null ? null : <FieldError>{error}</FieldError>}
    </div>
  )
}
