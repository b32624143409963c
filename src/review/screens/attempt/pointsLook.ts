import type { ScoredQuestion } from '#src/assessment/engine/scoring/scoring.ts'
import type { Tone } from '#src/ui/display/Badge.tsx'
import type { Mark } from '#src/ui/display/MarkShape.tsx'
import { pointsText } from '#src/staff/words/pointsText.ts'

/** Full points always look correct, never wrong; only partial points look partial. */
export function pointsLook({ rule, points, most }: ScoredQuestion): { tone: Tone; mark: Mark } {
  if (rule === 'blank') return { tone: 'neutral', mark: 'ring' }
  if (rule === 'toBeMarked') return { tone: 'info', mark: 'ring' }
  if (points >= most) return { tone: 'good', mark: 'check' }
  return points > 0 ? { tone: 'info', mark: 'half' } : { tone: 'danger', mark: 'cross' }
}

/** "3 / 4"; "– / 4" while it is to be marked. */
export function pointsBadge({ rule, points, most }: ScoredQuestion): string {
  return `${rule === 'toBeMarked' ? '–' : pointsText(points)} / ${pointsText(most)}`
}
