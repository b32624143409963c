import { type ReactNode, useRef } from 'react'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Place } from '#src/engine/editing/place.ts'
import { authored } from '#src/exchange/markdown.ts'
import quotes from '#src/features/builder/quotes/NameInsert.module.css'
import { NameInsert } from '#src/features/builder/quotes/NameInsert.tsx'
import { useInsertion } from '#src/features/builder/quotes/useInsertion.ts'
import { Field } from '#src/ui/Field.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

export interface AuthoredFieldProps {
  label: string
  /** Names the field for findings and for focus. */
  field: string
  text: AuthoredText | undefined
  onType: (text: AuthoredText) => void
  optional?: boolean
  help?: string
  rows?: number
  /** Makes the tree: that of a text of its own, unless it is a label. */
  read?: (source: string) => AuthoredText
  /** Where the text is, if answers can be inserted into it. */
  place?: Place
  /** More that can be done here, beside the label. */
  acts?: ReactNode
}

/** Text of an author, edited as its Markdown source; it grows with what is typed. */
export function AuthoredField(props: AuthoredFieldProps) {
  const { label, field, text, onType, optional = false, help, rows = 2, place, acts } = props
  const { read = authored } = props
  const source = text?.source ?? ''
  const input = useRef<HTMLTextAreaElement>(null)
  const type = (next: string) => onType(read(next))
  const insert = useInsertion(input, source, type)
  return (
    <div data-field={field} className={quotes.field}>
      {/* Seen at the end of the label's line; Tab goes on from the text to what comes below it. */}
      <div className={quotes.corner}>
        {acts}
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

/** An optional text is gone once it is empty. */
export function orNothing(text: AuthoredText): AuthoredText | undefined {
  return text.source === '' ? undefined : text
}
