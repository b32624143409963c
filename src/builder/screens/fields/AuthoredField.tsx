import { type ReactNode, useRef } from 'react'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { authored } from '#src/builder/files/markdown.ts'
import quotes from './NameInsert.module.css'
import { NameInsert } from './NameInsert.tsx'
import { useInsertion } from './useInsertion.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

export interface AuthoredFieldProps {
  label: string
  /** The field's name for findings and focus. */
  field: string
  text: AuthoredText | undefined
  onType: (text: AuthoredText) => void
  optional?: boolean
  help?: string
  rows?: number
  /** Parses the text; by default as a text, not a label. */
  read?: (source: string) => AuthoredText
  /** The place of the text, if answers can be inserted into it. */
  place?: Place
  /** More actions, beside the label. */
  actions?: ReactNode
}

/** An author's text, edited as Markdown source; it grows while typing. */
export function AuthoredField(props: AuthoredFieldProps) {
  const { label, field, text, onType, optional = false, help, rows = 2, place, actions } = props
  const { read = authored } = props
  const source = text?.source ?? ''
  const input = useRef<HTMLTextAreaElement>(null)
  const type = (next: string) => onType(read(next))
  const insert = useInsertion(input, source, type)
  return (
    <div data-field={field} className={quotes.field}>
      {/* Visually at the end of the label's line, but after the text in tab order. */}
      <div className={quotes.corner}>
        {actions}
        {place === undefined ? null : (
          <NameInsert
            before={place}
            label="Insert an earlier answer"
            onPick={(name) => insert(`{{${name}}}`)}
          />
        )}
      </div>
      <Field label={label} optional={optional} help={help}>
        <TextArea
          ref={input}
          rows={rows}
          dir="auto"
          value={source}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
    </div>
  )
}

/** An optional text is removed when it is empty. */
export function orNothing(text: AuthoredText): AuthoredText | undefined {
  return text.source === '' ? undefined : text
}
