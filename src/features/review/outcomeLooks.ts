import type { Score } from '#src/engine/scoring.ts'
import type { Tone } from '#src/ui/Badge.tsx'
import type { Mark } from '#src/ui/MarkShape.tsx'

/** The hue and the shape beside passed, not passed and not decided. */
export const outcomeLooks: {
  readonly [P in NonNullable<Score['passed']>]: { tone: Tone; mark: Mark }
} = {
  yes: { tone: 'good', mark: 'check' },
  no: { tone: 'danger', mark: 'cross' },
  open: { tone: 'info', mark: 'half' },
}
