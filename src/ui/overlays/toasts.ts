import { Toast } from '@base-ui/react/toast'

export type ToastData = {
  /** Increases with each toast. */
  number: number
  /** `notice`: nothing was done, and nothing failed. */
  tone: 'done' | 'notice' | 'failed'
  action: { label: string; onAct: () => void } | null
}

export const toastManager = Toast.createToastManager<ToastData>()

type ToastOptions = {
  text: string
  tone?: ToastData['tone'] | undefined
  action?: { label: string; onAct: () => void } | undefined
  /** About an edit: the next edit makes it outdated, along with its action. */
  ofDraft?: boolean | undefined
  /** The subject: an earlier toast about the same one is dismissed. */
  about?: string | undefined
}

/** Shows one sentence about what happened, with at most one action (usually "Undo"). */
export function toast(options: ToastOptions): void {
  const { text, tone = 'done', action, ofDraft = false, about } = options
  if (about !== undefined) dismissAbout(about)
  const id: string = toastManager.add({
    title: text,
    // Enough time to read it, or to hear it and reach the button by keyboard. Failures stay until
    // dismissed. It also stays on hover or focus.
    timeout: tone === 'failed' ? 0 : action === undefined ? 5000 : 20_000,
    priority: tone === 'failed' ? 'high' : 'low',
    data: { number: ++count, tone, action: action ?? null },
    onRemove: () => news.delete(id),
  })
  if (tone !== 'failed') news.set(id, { ofDraft, action, about })
}

/** Dismisses what was said about this, because its action no longer applies. */
export function dismissAbout(subject: string): void {
  for (const [id, { about }] of news) if (about === subject) close(id)
}

/** Does what the toast about this offers, as its button would; false if there is none. */
export function actAbout(subject: string): boolean {
  for (const [id, { about, action }] of news) {
    if (about !== subject || action === undefined) continue
    close(id)
    action.onAct()
    return true
  }
  return false
}

/** While it fades, its action applies no longer. */
function close(id: string): void {
  news.delete(id)
  toastManager.close(id)
}

/** The number of the latest toast; 0 before the first. */
export function latestToast(): number {
  return count
}

let count = 0

/** Visible toasts other than failures, by id. */
const news = new Map<string, Told>()

interface Told {
  ofDraft: boolean
  action: ToastOptions['action']
  about: string | undefined
}

/** Editing continued: dismisses toasts about the previous edit, and those without an action. */
export function dismissAtEdit(): void {
  for (const [id, { ofDraft, action }] of news) {
    if (ofDraft || action === undefined) toastManager.close(id)
  }
}

/** Editing ended: dismisses toasts about edits, because their actions no longer apply. */
export function dismissOfDraft(): void {
  for (const [id, { ofDraft }] of news) if (ofDraft) toastManager.close(id)
}
