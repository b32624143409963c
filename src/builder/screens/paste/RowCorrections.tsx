import { useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import { kindsFor } from '#src/builder/files/corrections/changeKind.ts'
import type { Change, ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import { splitPlaces } from '#src/builder/files/corrections/splitAt.ts'
import { kindName } from '#src/builder/screens/kinds/kinds.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import styles from './Paste.module.css'
import { plainText } from './pastedWords.ts'

interface RowCorrectionsProps {
  row: ListedQuestion
  number: number
  /** The question before can be joined with this one. */
  canJoin: boolean
  onChange: (change: Change) => void
}

/** The kind of a question, and where it starts and ends. */
export function RowCorrections({ row, number, canJoin, onChange }: RowCorrectionsProps) {
  const kinds = kindsFor(row.base)
  const places = splitPlaces(row.question)
  const [place, setPlace] = useState(0)
  const chosen = places[place] ?? places[0]
  return (
    <fieldset className={styles.corrections} aria-label={`Change question ${numberText(number)}`}>
      {kinds.length > 1 ? (
        <Field label="Kind">
          <NativeSelect
            value={row.question.kind}
            onChange={({ target }) => {
              const kind = kinds.find((each) => each === target.value)
              if (kind) onChange({ change: 'kind', kind })
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindName(kind)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      {canJoin ? (
        <Button size="small" onClick={() => onChange({ change: 'join' })}>
          {`Join with question ${numberText(number - 1)}`}
        </Button>
      ) : null}
      {chosen ? (
        <div className={styles.split}>
          <Field label="A new question starts at">
            <NativeSelect
              value={places.indexOf(chosen)}
              onChange={({ target }) => setPlace(Number(target.value))}
            >
              {places.map(({ part, text }, at) => (
                <option key={at} value={at}>
                  {`${part === 'option' ? 'Option: ' : ''}${plainText(text).slice(0, MAX_NAME)}`}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Button size="small" onClick={() => onChange({ change: 'split', place: chosen })}>
            Split
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

/** Longer text isn't visible in a list of choices. */
const MAX_NAME = 60
