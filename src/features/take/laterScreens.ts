/**
 * What stands at the end of an attempt, or in a pause of it.
 */
import { later } from '#src/ui/later.ts'

export const IdleWarning = later(async () => (await import('./IdleWarning.tsx')).IdleWarning)

export const Receipt = later(async () => (await import('./Receipt.tsx')).Receipt)
