/**
 * The pages of the assessment in the browser's history, so that Back goes to the previous page. An
 * entry contains only the ids of a page and of the attempt; an entry of another attempt is ignored.
 */
import * as z from 'zod/mini'

const entrySchema = z.strictObject({ attemptId: z.string(), place: z.string() })

/** The first page of the attempt replaces the current entry. */
export function openAtPage(attemptId: string, place: string): void {
  history.replaceState({ attemptId, place }, '')
}

export function turnToPage(attemptId: string, place: string): void {
  history.pushState({ attemptId, place }, '')
}

/** Calls back with the page that Back or Forward went to, or null if the entry isn't ours. */
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
