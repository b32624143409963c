import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronDown, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button, type ButtonLook } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './Menu.module.css'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  /** The keyboard shortcut. */
  keys?: string | undefined
  /** For one of several choices: whether it is selected. */
  checked?: boolean | undefined
  disabled?: boolean | undefined
  danger?: boolean | undefined
}
export type MenuGroup = { group: string; items: MenuItem[] }
export type MenuEntry = MenuItem | MenuGroup | 'separator'

type MenuProps = ButtonLook & {
  /** The name of the button that opens it. */
  label: string
  items: readonly MenuEntry[]
  /** The button's text; without it the button is three dots named by the label. */
  children?: ReactNode
  disabled?: boolean | undefined
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  /** It is open when it is first drawn. */
  startsOpen?: boolean | undefined
  /** Called on closing: true for the button, or another element. */
  returnsFocus?: (() => boolean | HTMLElement) | undefined
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  items,
  children,
  variant,
  size,
  icon,
  disabled,
  align = 'end',
  className,
  startsOpen = false,
  returnsFocus,
}: MenuProps) {
  const trigger =
    children === undefined ? (
      <IconButton label={label} icon={icon ?? <Ellipsis />} size={size} className={className} />
    ) : (
      <Button variant={variant} size={size} icon={icon} aria-label={label} className={className}>
        <span>{children}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
    )
  return (
    <Base.Root modal defaultOpen={startsOpen}>
      <Base.Trigger render={trigger} disabled={disabled ?? false} />
      {/* It is rendered outside the page's landmarks, so it is one itself. */}
      <Base.Portal render={<section aria-label={label} />}>
        <Base.Positioner align={align} sideOffset={4} className={styles.positioner}>
          <Base.Popup
            className={styles.popup}
            aria-label={label}
            {...(returnsFocus === undefined ? {} : { finalFocus: returnsFocus })}
          >
            {items.map((entry, index) => (
              <Entry key={entryKey(entry, index)} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Base.Separator className={styles.separator} />
  if ('group' in entry) {
    return (
      <Base.Group>
        <Base.GroupLabel className={styles.groupLabel}>{entry.group}</Base.GroupLabel>
        {entry.items.map((item) => (
          <Item key={item.label} item={item} />
        ))}
      </Base.Group>
    )
  }
  return <Item item={entry} />
}

function Item({ item }: { item: MenuItem }) {
  const shared = {
    className: styles.item,
    'data-danger': item.danger ? '' : undefined,
    disabled: item.disabled ?? false,
    onClick: item.onSelect,
  }
  if (item.checked === undefined) {
    return (
      <Base.Item {...shared}>
        <ItemParts item={item} />
      </Base.Item>
    )
  }
  return (
    <Base.CheckboxItem {...shared} checked={item.checked} closeOnClick>
      <ItemParts item={item} />
      <Base.CheckboxItemIndicator className={styles.icon}>
        <Check aria-hidden="true" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  )
}

function ItemParts({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon === undefined ? null : (
        <span className={styles.icon} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={styles.label}>{item.label}</span>
      {item.keys === undefined ? null : <kbd className={styles.keys}>{item.keys}</kbd>}
    </>
  )
}

function entryKey(entry: MenuEntry, index: number): string {
  if (entry === 'separator') return `separator ${index}`
  return 'group' in entry ? `group ${entry.group}` : entry.label
}
