import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Combobox.module.css'
import { classes } from './classes.ts'
import { labelIdOf, useField } from './field.ts'
import inputs from './inputs.module.css'

export type ComboboxItem = {
  value: string
  /** What is searched and shown in the input. */
  label: string
  /** After the label, quieter. */
  hint?: ReactNode
}

type ComboboxProps = {
  items: readonly ComboboxItem[]
  value: string | null
  onChange: (value: string) => void
  /** Its name where no Field is around it. */
  'aria-label'?: string | undefined
  placeholder?: string | undefined
  /** When nothing matches what was typed. */
  emptyText?: string | undefined
  className?: string | undefined
}

/** One of many: type to narrow, arrows to travel, Enter to take. */
export function Combobox({
  items: given,
  value,
  onChange,
  'aria-label': ariaLabel,
  placeholder,
  emptyText = 'Nothing matches.',
  className,
}: ComboboxProps) {
  const { id, ...control } = useField()
  const hasLabel = id !== undefined && ariaLabel === undefined
  const items = useUnchanged(given)
  const chosen = items.find((item) => item.value === value) ?? null
  const [text, setText] = useState(chosen?.label ?? '')
  const wasClosed = useRef(true)
  return (
    <Base.Root
      items={items}
      value={chosen}
      inputValue={text}
      onInputValueChange={setText}
      onValueChange={(item) => {
        if (item !== null) onChange(item.value)
      }}
      isItemEqualToValue={(a, b) => a.value === b.value}
      autoHighlight
      // While the list is open, what is around it is hidden from assistive technology: then it must
      // be out of reach of the pointer too.
      modal
      {...(id === undefined ? {} : { id })}
    >
      <Base.InputGroup className={classes(styles.frame, className)}>
        <Base.Input
          className={classes(inputs.input, styles.input)}
          aria-label={ariaLabel}
          // A label that is hidden meanwhile still gives its name where it is pointed at.
          aria-labelledby={hasLabel ? labelIdOf(id) : undefined}
          placeholder={placeholder}
          onPointerDown={(event) => {
            wasClosed.current = isClosed(event.currentTarget)
          }}
          onClick={({ currentTarget }) => {
            if (wasClosed.current && isCursor(currentTarget)) currentTarget.select()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isClosed(event.currentTarget)) return
            keepWhatIsChosen(event, text === (chosen?.label ?? ''))
            setText(chosen?.label ?? '')
          }}
          {...control}
        />
        <Base.Trigger className={inputs.inside} aria-label="Show all" tabIndex={-1}>
          <ChevronDown size={16} aria-hidden="true" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal render={<section aria-label="Choices" />}>
        <Base.Positioner sideOffset={4} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
            <Base.List className={styles.list}>
              {(item: ComboboxItem) => (
                <Base.Item key={item.value} value={item} className={styles.item}>
                  <span className={styles.check}>
                    <Base.ItemIndicator>
                      <Check size={14} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </span>
                  <span className={styles.label}>{item.label}</span>
                  {item.hint === undefined ? null : (
                    <span className={styles.hint}>{item.hint}</span>
                  )}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Escape in a closed list would empty the field. It is no way to choose nothing: what is chosen stays.
 * Where its text stands there already, the key is for what is around.
 */
function keepWhatIsChosen(
  event: KeyboardEvent & { preventBaseUIHandler: () => void },
  isTextOfIt: boolean,
): void {
  event.preventBaseUIHandler()
  if (!isTextOfIt) event.stopPropagation()
}

function isClosed(input: HTMLElement): boolean {
  return input.getAttribute('aria-expanded') !== 'true'
}

/** Nothing was selected by dragging. */
function isCursor({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd
}

/**
 * What says the same stays the same object. Another object is taken for another choice, whose label
 * replaces what is being typed: whoever types while the screen around is drawn again would lose it.
 */
function useUnchanged(given: readonly ComboboxItem[]): readonly ComboboxItem[] {
  const [items, setItems] = useState(given)
  if (given === items) return items
  const merged = given.map((item) => items.find((known) => isSame(known, item)) ?? item)
  const isUnchanged =
    merged.length === items.length && merged.every((item, at) => item === items[at])
  if (isUnchanged) return items
  setItems(merged)
  return merged
}

function isSame(one: ComboboxItem, other: ComboboxItem): boolean {
  return one.value === other.value && one.label === other.label && one.hint === other.hint
}
