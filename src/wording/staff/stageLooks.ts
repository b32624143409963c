import type { Stage } from '#schemas/candidate.ts'

/** The hue and the shape that stand beside the name of a stage, the same on every screen. */
export const stageLooks = {
  applied: { tone: 'neutral', mark: 'ring' },
  screen: { tone: 'info', mark: 'quarter' },
  tech: { tone: 'violet', mark: 'half' },
  offer: { tone: 'teal', mark: 'full' },
  hired: { tone: 'good', mark: 'check' },
  rejected: { tone: 'danger', mark: 'cross' },
} as const satisfies Record<Stage, { tone: string; mark: string }>
