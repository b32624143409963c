import { Quote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Combobox, type ComboboxItem } from '#src/ui/controls/Combobox.tsx'
import styles from './NameInsert.module.css'
import { type Before, namesBefore } from './availableNames.ts'

interface NameInsertProps {
  before: Before
  label: string
  onPick: (name: string) => void
}

/** A button beside the label of a text that opens a list of what can be inserted. */
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
              placeholder="Find a question or a calculated value"
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
