import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'

import { type StartedMention, startedMention } from './mentions.ts'
import { announce } from '#src/ui/announce.ts'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import { cursorPlace } from './cursorPlace.ts'
import { MentionList } from './MentionList.tsx'
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
