/** The remaining time, and the parts that are closed because none is left (rules O7 and O8). */
import type { Definition } from '#schemas/definition.ts'
import type { TimeUsed } from '#schemas/timeUsed.ts'

import type { Limits } from './limits.ts'
import { hasStarted } from './starting.ts'

/** Milliseconds, at least 0; null without a limit, or before it starts. */
export interface TimeLeft {
  all: number | null
  section: number | null
  question: number | null
  /** Of the sections that run on the page of all, in authored order; none elsewhere. */
  sections: readonly { id: string; ms: number }[]
}

/** The page of all sections. */
export const WHOLE_PAGE = '$all'

/** At a page: the id of its section or question, the page of all, or any other text for none. */
export function timeLeft(
  { sections }: Definition,
  limits: Limits,
  { used, page }: { used: TimeUsed; page: string },
): TimeLeft {
  const open = sections.find(
    ({ id, questions }) => id === page || questions.some((question) => question.id === page),
  )
  const together = page === WHOLE_PAGE ? sections : []
  return {
    all: limits.all === null ? null : Math.max(0, limits.all - used.allMs),
    section: open ? leftOf(open.id, limits, used) : null,
    question: open?.id === page ? null : leftOf(page, limits, used),
    sections: together
      .map(({ id }) => ({ id, ms: leftOf(id, limits, used) ?? 0 }))
      .filter(({ ms }) => ms > 0),
  }
}

/** The sections and questions with a limit whose time runs at a page. */
export function placesAt(
  { sections }: Definition,
  limits: Limits,
  { used, page }: { used: TimeUsed; page: string },
): string[] {
  const around = sections.filter(
    ({ questions }) => page === WHOLE_PAGE || questions.some(({ id }) => id === page),
  )
  return [...around.map(({ id }) => id), page].filter(
    (id) => limits.places.has(id) && hasStarted(used, id),
  )
}

/** Sections and questions whose own time is over. */
export function overPlaces(limits: Limits, used: TimeUsed): string[] {
  return [...limits.places.keys()].filter((id) => leftOf(id, limits, used) === 0)
}

export function isAllOver(limits: Limits, used: TimeUsed): boolean {
  return limits.all !== null && used.allMs >= limits.all
}

/** Ids of all questions that can't be answered any more. */
export function closedQuestions(
  { sections }: Definition,
  limits: Limits,
  used: TimeUsed,
): ReadonlySet<string> {
  const over = new Set(overPlaces(limits, used))
  const isOver = isAllOver(limits, used)
  const closed = new Set<string>()
  for (const section of sections) {
    for (const { id } of section.questions) {
      if (isOver || over.has(section.id) || over.has(id)) closed.add(id)
    }
  }
  return closed
}

function leftOf(id: string, { places }: Limits, used: TimeUsed): number | null {
  const limit = places.get(id)
  if (limit === undefined || !hasStarted(used, id)) return null
  return Math.max(0, limit - (used.placeMs[id] ?? 0))
}
