import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react'

import { isComposing } from '#src/base/composing.ts'
import { announce } from '#src/ui/announce.ts'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import { type StartedMention, startedMention } from '#src/base/mentions.ts'
import styles from './notes.module.css'

type MentionAreaProps = ComponentProps<'textarea'> & {
  /** The names that can be mentioned. */
  team: readonly string[]
}

interface Offered extends StartedMention {
  field: HTMLTextAreaElement
  place: ReturnType<typeof cursorPlace>
}

/** A text in which @ lists the team at the cursor: arrows to choose, Enter to insert, Escape to close. */
export function MentionArea({ team, onKeyDown, onSelect, onBlur, ...rest }: MentionAreaProps) {
  const listId = useId()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [active, setActive] = useState(0)
  const closedAt = useRef<number | null>(null)

  const look = (field: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value } = field
    const started =
      selectionStart === selectionEnd ? startedMention(value, selectionStart, team) : null
    if (started?.at !== closedAt.current) closedAt.current = null
    if (started === null || closedAt.current !== null) return setOffered(null)
    if (started.names.join('\n') !== offered?.names.join('\n')) {
      setActive(0)
      announce(`${started.names.length} of your team: ${started.names.join(', ')}`)
    }
    return setOffered({ ...started, field, place: cursorPlace(field, started.at) })
  }
  const insert = (name: string) => {
    if (!offered) return
    const { field, at } = offered
    field.setRangeText(`@${name} `, at, field.selectionStart, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    setOffered(null)
    announce(`${name} mentioned`)
  }
  const choose = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (!offered || event.altKey || event.ctrlKey || event.metaKey) return
    if (isComposing(event.nativeEvent)) return
    const { names } = offered
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      const next = (active + by + names.length) % names.length
      setActive(next)
      announce(names[next] ?? '')
    } else if (event.key === 'Enter' && !event.shiftKey) {
      insert(names[active] ?? '')
    } else if (event.key === 'Escape') {
      closedAt.current = offered.at
      setOffered(null)
      event.stopPropagation()
    } else {
      return
    }
    event.preventDefault()
  }
  return (
    <div className={styles.area}>
      <TextArea
        {...rest}
        aria-autocomplete="list"
        aria-controls={offered ? listId : undefined}
        aria-activedescendant={offered ? `${listId}-${active}` : undefined}
        onKeyDown={choose}
        // Typing, the arrows and the pointer all move the cursor.
        onSelect={(event) => {
          onSelect?.(event)
          look(event.currentTarget)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setOffered(null)
        }}
      />
      {offered && (
        <MentionList
          id={listId}
          names={offered.names}
          active={active}
          place={offered.place}
          onChoose={insert}
        />
      )}
    </div>
  )
}

const COPIED = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'border',
  'boxSizing',
  'textAlign',
  'tabSize',
] as const

/** Where a list belongs, below a place in the text, in pixels from the corner of the field. */
function cursorPlace(field: HTMLTextAreaElement, position: number): { top: string; left: string } {
  const copy = document.createElement('div')
  const look = getComputedStyle(field)
  for (const property of COPIED) copy.style[property] = look[property]
  copy.style.position = 'absolute'
  copy.style.visibility = 'hidden'
  copy.style.whiteSpace = 'pre-wrap'
  copy.style.overflowWrap = 'anywhere'
  copy.style.width = `${field.offsetWidth}px`
  copy.textContent = field.value.slice(0, position)
  const mark = copy.appendChild(document.createElement('span'))
  mark.textContent = '@'
  document.body.append(copy)
  const top = mark.offsetTop + mark.offsetHeight - field.scrollTop
  const left = mark.offsetLeft
  copy.remove()
  // The place stays within the field, however long the line is.
  return {
    top: `${Math.min(Math.max(top, 0), field.offsetHeight)}px`,
    left: `min(${left}px, 100% - 13rem)`,
  }
}

/** The names that a mention can be completed to. The field keeps the focus and has the keys. */
function MentionList({
  id,
  names,
  active,
  place,
  onChoose,
}: {
  id: string
  names: readonly string[]
  active: number
  place: CSSProperties
  onChoose: (name: string) => void
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the focus from the text
    <div id={id} role="listbox" aria-label="Your team" className={styles.names} style={place}>
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(name)
          }}
        >
          {name}
        </div>
      ))}
    </div>
  )
}
