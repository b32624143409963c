/** Parts of the form that are not needed at first. */
import { lazyPart } from '#src/ui/lazyPart.ts'

export const CheckAnswers = lazyPart(async () => (await import('./CheckAnswers.tsx')).CheckAnswers)

export const ContentsList = lazyPart(async () => (await import('./ContentsList.tsx')).ContentsList)
