import { Quote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Combobox, type ComboboxItem } from '#src/ui/controls/Combobox.tsx'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { operandsBefore } from '#src/assessment/engine/conditions/comparisons.ts'
import { calculatedBefore } from '#src/assessment/engine/operands/calculatedBefore.ts'
import type { Place } from '#src/assessment/engine/place.ts'
import { layOut } from '#src/assessment/engine/layout.ts'

import styles from './NameInsert.module.css'

interface NameInsertProps {
  before: Before
  label: string
  onPick: (name: string) => void
}

/** A button beside the label of a text that opens a list of what can be inserted, below the text. */
export function NameInsert({ before, label, onPick }: NameInsertProps) {
  const { draft } = useBuilder()
  const [items, setItems] = useState<ComboboxItem[] | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = items !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    else if (wasOpen.current && !isFocusElsewhere()) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div ref={place} className={isOpen ? styles.list : undefined}>
      {isOpen ? (
        <>
          {items.length === 0 ? (
            <p className={styles.note}>There are no earlier questions.</p>
          ) : (
            <Combobox
              aria-label={label}
              placeholder="Find a question or value"
              items={items}
              value={null}
              onChange={(name) => {
                setItems(null)
                onPick(name)
              }}
            />
          )}
          <Button size="small" variant="quiet" onClick={() => setItems(null)}>
            Cancel
          </Button>
        </>
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<Quote />}
          onClick={() => setItems(namesBefore(draft.definition(), before))}
        >
          <span className={styles.words}>{label}</span>
        </Button>
      )}
    </div>
  )
}

/** Whether the focus has moved to an element that still exists. */
function isFocusElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/** Where a name will be used: in a text at a place, or in the expression of a calculated value. */
type Before = Place | { calculatedId: string }

/** The names that can be inserted there: codes, or ids where a code is taken. */
function namesBefore(definition: Definition, before: Before): ComboboxItem[] {
  const { sourceByName } = layOut(definition)
  const nameOf = (id: string, preferred: string): string =>
    sourceByName().get(preferred.trim()) === sourceByName().get(id) && !/[[\]{}]/.test(preferred)
      ? preferred.trim()
      : id
  const isOfExpression = 'calculatedId' in before
  // No place means the end: an expression may use every question.
  const place: Place = isOfExpression ? { questionId: '' } : before
  const calculated = isOfExpression
    ? definition.calculated.slice(0, placeOf(definition, before.calculatedId))
    : calculatedBefore(definition, before)
  return [
    ...calculated.map(({ id, name }) => ({
      value: nameOf(id, name),
      label: name.trim() || 'Value without a name',
      hint: 'calculated',
    })),
    ...operandsBefore(definition, place).map(({ question, number }) => ({
      value: nameOf(question.id, question.code),
      label: `${number}. ${textLine(question.prompt) || 'Question without text'}`,
      hint: question.code,
    })),
  ]
}

function placeOf({ calculated }: Definition, id: string): number {
  return calculated.findIndex((each) => each.id === id)
}
