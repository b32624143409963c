import { type RefObject, useEffect } from 'react'

import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { keyOf } from '#src/builder/screens/state/draftPlaces.ts'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'

/** Focuses the requested field once its editor is rendered. */
export function useFieldFocus(pane: RefObject<HTMLElement | null>) {
  const { selection } = useBuilder()
  const { turn } = useSelected((state) => state)
  useEffect(() => {
    const { focus, selection: selected } = selection.getState()
    if (!focus || turn < 0) return
    const card = pane.current?.querySelector(`[data-card="${keyOf(selected)}"]`)
    const control = pane.current && card ? fieldControl(card, focus, pane.current) : null
    if (!control) return
    openFolded(control)
    control.focus()
    selection.focusTaken()
  }, [turn, pane, selection])
}

/** The field may be collapsed under "More". */
function openFolded(control: HTMLElement) {
  const details = control.closest('details')
  if (details) details.open = true
}

/**
 * The control to focus for a field of a card, named as in findings. In a list that is where
 * something is missing, never a drag handle.
 */
const TEXTS = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])'
const OTHERS = 'input:not([type=hidden]), select, button:not([aria-roledescription])'

/** Lists whose rows may still be without text. */
const LISTS = ['options', 'rows', 'bands']

function fieldControl(card: Element, field: string, pane: Element): HTMLElement | null {
  if (field === 'questions') return wayToAddBelow(card, pane)
  const part = card.querySelector(`[data-field="${field}"]`) ?? ofHeader(field)
  return controlIn(part, field) ?? controlIn(card, field)
}

function controlIn(part: Element | null, field: string): HTMLElement | null {
  if (part === null) return null
  if (part.matches(`${TEXTS}, ${OTHERS}`) && part instanceof HTMLElement) return part
  const texts = [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)]
  const tick = field === 'key' ? part.querySelector<HTMLElement>('input[type=checkbox]') : null
  const unwritten = LISTS.includes(field) ? texts.find(({ value }) => value.trim() === '') : null
  return tick ?? unwritten ?? texts[0] ?? part.querySelector<HTMLElement>(OTHERS)
}

/** The assessment's title is in the header. */
function ofHeader(field: string): Element | null {
  return field === 'title' ? document.querySelector('[data-field=assessmentTitle]') : null
}

/** The next control below the card that adds something, or else the first one in the pane. */
function wayToAddBelow(card: Element, pane: Element): HTMLElement | null {
  const ways = [...pane.querySelectorAll<HTMLElement>('[data-adds], [role=toolbar] button')]
  const isBelow = (way: Element) =>
    (card.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return ways.find(isBelow) ?? ways[0] ?? null
}
