/** The effect of dropping a dragged row, and the place of the line that shows it. */
import type { Definition, Section } from '#schemas/definition.ts'
import {
  type Destination,
  dropQuestion,
  dropSection,
  type Side,
} from '#src/builder/screens/state/destinations.ts'
import { questionAt, sectionAt } from '#src/builder/screens/state/draftPlaces.ts'

export type RowDrop = { lineTop: number } & (
  | { kind: 'question'; to: Destination }
  | { kind: 'section'; index: number }
)

/** `y` is the pointer's position; beyond the ends of the list its last visible row counts. */
export function dropAt(
  list: HTMLElement,
  definition: Definition,
  id: string,
  y: number,
): RowDrop | null {
  const onto = rowAt(list, y)
  const ontoId = onto?.dataset['row']
  if (!onto || !ontoId) return null
  if (questionAt(definition, id)) {
    const { side, lineTop } = gapBeside(list, onto, onto, y)
    const to = dropQuestion(definition, id, ontoId, side)
    return to && { kind: 'question', to, lineTop }
  }
  const section = sectionAt(definition, ontoId) ?? questionAt(definition, ontoId)?.section
  if (!section) return null
  const [first, last] = rowsOf(list, section)
  if (!first || !last) return null
  const { side, lineTop } = gapBeside(list, first, last, y)
  const index = dropSection(definition, id, section.id, side)
  return index === null ? null : { kind: 'section', index, lineTop }
}

/** There are margins of a few pixels between sections; the row below counts. */
const BETWEEN_PX = 10

// Hit testing avoids measuring off-screen rows.
function rowAt(list: HTMLElement, y: number): HTMLElement | null {
  const { left, width, top, bottom } = list.getBoundingClientRect()
  const within = Math.min(Math.max(y, top + 1), bottom - 1)
  for (const at of [within, within + BETWEEN_PX]) {
    const row = document.elementFromPoint(left + width / 2, at)?.closest<HTMLElement>('[data-row]')
    if (row && list.contains(row)) return row
  }
  return [...list.querySelectorAll<HTMLElement>('[data-row]')].at(-1) ?? null
}

function rowsOf(list: HTMLElement, { id, questions }: Section) {
  const rowOf = (rowId: string) => list.querySelector(`[data-row="${rowId}"]`)
  const heading = rowOf(id)
  const last = questions.findLast((question) => rowOf(question.id))
  return [heading, last ? rowOf(last.id) : heading]
}

function gapBeside(list: HTMLElement, first: Element, last: Element, y: number) {
  const { top } = first.getBoundingClientRect()
  const { bottom } = last.getBoundingClientRect()
  const side: Side = y < (top + bottom) / 2 ? 'above' : 'below'
  const origin = list.getBoundingClientRect().top - list.scrollTop
  return { side, lineTop: (side === 'above' ? top : bottom) - origin }
}
