import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import styles from './Combobox.module.css'
import { isComposing } from '#src/base/composing.ts'
import { classes } from '#src/ui/classes.ts'
import { labelIdOf, useField } from './field.ts'
import inputs from './inputs.module.css'

export type ComboboxItem = {
  value: string
  /** Searched, and shown in the input. */
  label: string
  /** After the label, in muted text. */
  hint?: ReactNode
}

type ComboboxProps = {
  items: readonly ComboboxItem[]
  value: string | null
  onChange: (value: string) => void
  /** Its name if there is no Field around it. */
  'aria-label'?: string | undefined
  placeholder?: string | undefined
  /** Shown if nothing matches. */
  emptyText?: string | undefined
  className?: string | undefined
  /** The input element. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Chooses one of many: type to filter, arrows to move, Enter to select. */
export function Combobox({
  items: latest,
  value,
  onChange,
  'aria-label': ariaLabel,
  placeholder,
  emptyText = 'No matches.',
  className,
  ref,
}: ComboboxProps) {
  const { id, ...control } = useField()
  const hasLabel = id !== undefined && ariaLabel === undefined
  const items = useUnchanged(latest)
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
      // While the list is open, everything else is hidden from assistive technology, so it must not
      // be clickable either.
      modal
      {...(id === undefined ? {} : { id })}
    >
      <Base.InputGroup className={classes(styles.frame, className)}>
        <Base.Input
          ref={ref ?? null}
          className={classes(inputs.input, styles.input)}
          aria-label={ariaLabel}
          // A label still names the input while it is hidden.
          aria-labelledby={hasLabel ? labelIdOf(id) : undefined}
          placeholder={placeholder}
          onPointerDown={(event) => {
            wasClosed.current = isClosed(event.currentTarget)
          }}
          onClick={({ currentTarget }) => {
            if (wasClosed.current && isCursor(currentTarget)) selectFromStart(currentTarget)
          }}
          // Tab selects all of it, and shows its end.
          onFocus={({ currentTarget }) => {
            if (!isCursor(currentTarget)) selectFromStart(currentTarget)
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.scrollLeft = 0
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
            if (!isClosed(event.currentTarget)) return
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
 * Escape in a closed list would clear the field, but it should not deselect. If the text is
 * unchanged, the key is passed on.
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

/** Selects all of it backwards, so that a long text is shown from its first letter. */
function selectFromStart(input: HTMLInputElement): void {
  input.setSelectionRange(0, input.value.length, 'backward')
  input.scrollLeft = 0
}

/** Nothing is selected. */
function isCursor({ selectionStart, selectionEnd }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd
}

/**
 * Returns the same object for equal items. A new object counts as a new selection, whose label
 * would replace what is being typed when the surrounding screen re-renders.
 */
function useUnchanged(latest: readonly ComboboxItem[]): readonly ComboboxItem[] {
  const [items, setItems] = useState(latest)
  if (latest === items) return items
  const merged = latest.map((item) => items.find((known) => isSame(known, item)) ?? item)
  const isUnchanged =
    merged.length === items.length && merged.every((item, at) => item === items[at])
  if (isUnchanged) return items
  setItems(merged)
  return merged
}

function isSame(one: ComboboxItem, other: ComboboxItem): boolean {
  return one.value === other.value && one.label === other.label && one.hint === other.hint
}
