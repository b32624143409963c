import { useEffect } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), textarea, select, [tabindex="0"]'

/** The initial focus in a pane that never had it. */
const FIRST = '[role=treeitem][tabindex="0"], [data-open] textarea, [data-open] input'

/**
 * F6 moves to the next pane and Shift+F6 to the previous one, to the element focused there last.
 * Toasts with actions come first; they handle the key themselves.
 */
export function usePaneKeys(): void {
  useEffect(() => {
    const lastIn = new WeakMap<Element, HTMLElement>()
    const remember = ({ target }: FocusEvent) => {
      const pane = panes().find((each) => target instanceof Node && each.contains(target))
      if (pane && target instanceof HTMLElement) lastIn.set(pane, target)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== 'F6' || !isPlain || !(target instanceof Element)) return
      if (target.closest('[role=dialog], [role=menu]')) return
      const isInNews = target.closest(NEWS) !== null
      if (!isInNews && document.querySelector(`${NEWS} button`)) return
      event.preventDefault()
      event.stopPropagation()
      const all = panes()
      const from = all.findIndex((pane) => pane.contains(target))
      const step = event.shiftKey ? -1 : 1
      const next = all.at((from + step) % all.length)
      if (next) focusIn(next, lastIn.get(next))
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}

const NEWS = '[role=region][aria-label=Notifications]'

/** The header and the visible panes; in the tab layout, only the open one. */
function panes(): Element[] {
  const split = [...document.querySelectorAll('[id^=pane-]:not([hidden])')]
  const tab = document.querySelector('[role=tabpanel]:not([hidden])')
  const header = document.querySelector('[data-pane]')
  return [header, ...(split.length > 0 ? split : [tab])].filter((pane) => pane !== null)
}

function focusIn(pane: Element, last: HTMLElement | undefined): void {
  const known = last?.isConnected && pane.contains(last) ? last : null
  const first = pane.querySelector<HTMLElement>(FIRST) ?? pane.querySelector<HTMLElement>(FOCUSABLE)
  ;(known ?? first)?.focus()
}
