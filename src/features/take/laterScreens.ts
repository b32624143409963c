/**
 * What stands at the end of an attempt, in a pause of it, or in the way of it.
 */
import { later } from '#src/ui/later.ts'

export const IdleWarning = later(async () => (await import('./IdleWarning.tsx')).IdleWarning)

export const Receipt = later(async () => (await import('./Receipt.tsx')).Receipt)

export const OpeningLate = later(async () => (await import('./OpeningLate.tsx')).OpeningLate)

export const SaveAnswers = later(async () => (await import('./SaveAnswers.tsx')).SaveAnswers)
