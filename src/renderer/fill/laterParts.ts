/**
 * What a filling can begin without.
 */
import { later } from '#src/ui/later.ts'

export const CheckAnswers = later(async () => (await import('./CheckAnswers.tsx')).CheckAnswers)

export const ContentsList = later(async () => (await import('./ContentsList.tsx')).ContentsList)
