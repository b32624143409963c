/**
 * Which control takes the focus for a field of a card, named as findings name it. A list is led to
 * where something is still to be written, and never to what its rows are dragged by.
 */
const TEXTS = 'textarea, input:not([type=hidden], [type=checkbox], [type=radio])'
const OTHERS = 'input:not([type=hidden]), select, button:not([aria-roledescription])'

/** Lists whose rows may have no text yet. */
const LISTS = ['options', 'rows', 'bands']

export function fieldControl(card: Element, field: string, pane: Element): HTMLElement | null {
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

/** The title of the assessment is written in the header. */
function ofHeader(field: string): Element | null {
  return field === 'title' ? document.querySelector('[data-field=assessmentTitle]') : null
}

/** What is missing below a card is added by what comes next in the pane. */
function wayToAddBelow(card: Element, pane: Element): HTMLElement | null {
  const ways = [...pane.querySelectorAll<HTMLElement>('[data-adds], [role=toolbar] button')]
  const isBelow = (way: Element) =>
    (card.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return ways.find(isBelow) ?? ways[0] ?? null
}
