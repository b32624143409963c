import type { Score } from '#src/assessment/engine/scoring/scoring.ts'
import type { Tone } from '#src/ui/display/Badge.tsx'
import type { Mark } from '#src/ui/display/MarkShape.tsx'

/** The colour and shape of passed, not passed and undecided. */
export const outcomeLooks: {
  readonly [P in NonNullable<Score['passed']>]: { tone: Tone; mark: Mark }
} = {
  yes: { tone: 'good', mark: 'check' },
  no: { tone: 'danger', mark: 'cross' },
  open: { tone: 'info', mark: 'half' },
}

/** The look of a knock-out, beside another look or alone. */
export const knockedOutLook: { tone: Tone; mark: Mark } = { tone: 'danger', mark: 'bang' }
