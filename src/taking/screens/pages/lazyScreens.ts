/** Screens at the end of an attempt, during a break, or for an error. */
import { lazyPart } from '#src/ui/lazyPart.ts'

export const IdleWarning = lazyPart(async () => (await import('./IdleWarning.tsx')).IdleWarning)

export const Receipt = lazyPart(async () => (await import('./Receipt.tsx')).Receipt)

export const OpeningLate = lazyPart(
  async () => (await import('./OpeningLate.tsx')).OpeningLate,
  'outside',
)

export const SaveAnswers = lazyPart(async () => (await import('./SaveAnswers.tsx')).SaveAnswers)
