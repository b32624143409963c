/**
 * The pages of the assessment in the browser's history, so that Back goes to the page before. An
 * entry holds the id of a page and of the attempt, nothing else; an entry of another attempt leads
 * nowhere.
 */
import * as z from 'zod/mini'

const entrySchema = z.strictObject({ attemptId: z.string(), place: z.string() })

/** The page that the attempt opens with takes over the entry that is there. */
export function openAtPage(attemptId: string, place: string): void {
  history.replaceState({ attemptId, place }, '')
}

export function turnToPage(attemptId: string, place: string): void {
  history.pushState({ attemptId, place }, '')
}

/** Calls back with the page that Back or Forward went to, or null for one that is not ours. */
export function onPageTurned(
  attemptId: string,
  listener: (place: string | null) => void,
): () => void {
  const turned = (event: PopStateEvent) => {
    const entry = entrySchema.safeParse(event.state)
    listener(entry.success && entry.data.attemptId === attemptId ? entry.data.place : null)
  }
  window.addEventListener('popstate', turned)
  return () => window.removeEventListener('popstate', turned)
}
