import { sectionCount } from '#src/assessment/engine/evaluation/sectionCount.ts'
import { useFill } from '#src/assessment/renderer/session/FillContext.ts'

import type { TimedParts } from './fillProps.ts'
import type { Page } from './pages.ts'

/** In place of a section or question that is still to be started: how much it is, and how long. */
export function TimedPart({
  page: { place, parts },
  timedParts,
}: {
  page: Page
  timedParts: TimedParts | undefined
}) {
  const { session } = useFill()
  if (timedParts === undefined) return null
  const section = parts.find(({ section: { id } }) => id === place)?.section
  const count =
    section === undefined ? { fewest: 1, most: 1 } : sectionCount(session.evaluation, section)
  return timedParts.facts(place, count)
}
