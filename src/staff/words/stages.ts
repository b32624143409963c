import type { Stage } from '#schemas/records/candidate.ts'

interface StageLook {
  name: string
  /** The colour beside the name, and a shape, so that colour is never the only sign. */
  tone: 'neutral' | 'info' | 'violet' | 'teal' | 'good' | 'warning' | 'danger'
  mark: 'ring' | 'quarter' | 'half' | 'full' | 'square' | 'diamond' | 'check' | 'cross'
}

/** The name and look of each stage, the same on every screen. */
export const stages: Readonly<Record<Stage, StageLook>> = {
  applied: { name: 'Applied', tone: 'neutral', mark: 'ring' },
  screen: { name: 'Screen', tone: 'info', mark: 'quarter' },
  tech: { name: 'Tech', tone: 'violet', mark: 'half' },
  offer: { name: 'Offer', tone: 'teal', mark: 'full' },
  hired: { name: 'Hired', tone: 'good', mark: 'check' },
  rejected: { name: 'Rejected', tone: 'danger', mark: 'cross' },
}

export function stageName(stage: Stage): string {
  return stages[stage].name
}
