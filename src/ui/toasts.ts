import { Toast } from '@base-ui/react/toast'

export type ToastData = {
  /** Counts up: a later one has a higher number. */
  number: number
  tone: 'done' | 'failed'
  action: { label: string; onAct: () => void } | null
}

export const toastManager = Toast.createToastManager<ToastData>()

type ToastOptions = {
  text: string
  tone?: ToastData['tone'] | undefined
  action?: { label: string; onAct: () => void } | undefined
  /** What was done to what is being edited: the next edit makes it old, and its act another one. */
  ofDraft?: boolean | undefined
  /** What it is about: what was told of the same thing before is old, and goes. */
  about?: string | undefined
}

/** Tells what happened, in one sentence, with one act at most (most often "Undo"). */
export function toast(options: ToastOptions): void {
  const { text, tone = 'done', action, ofDraft = false, about } = options
  for (const [id, told] of news) {
    if (about !== undefined && told.about === about) toastManager.close(id)
  }
  const id: string = toastManager.add({
    title: text,
    // Time enough to read it, and to hear it and reach the button by keys; a failure stays until it is
    // closed. It stays as well while a hand or the focus is on it.
    timeout: tone === 'failed' ? 0 : action === undefined ? 5000 : 20_000,
    priority: tone === 'failed' ? 'high' : 'low',
    data: { number: ++count, tone, action: action ?? null },
    onRemove: () => news.delete(id),
  })
  if (tone === 'done') news.set(id, { ofDraft, hasAction: action !== undefined, about })
}

/** The number of the latest toast; 0 before the first. */
export function latestToast(): number {
  return count
}

let count = 0

/** What is told and has not failed, by id. */
const news = new Map<string, Told>()

interface Told {
  ofDraft: boolean
  hasAction: boolean
  about: string | undefined
}

/** What was edited has gone on: what is told of it goes, and whatever offers nothing to do. */
export function dismissAtEdit(): void {
  for (const [id, { ofDraft, hasAction }] of news) {
    if (ofDraft || !hasAction) toastManager.close(id)
  }
}

/** What was edited is closed: nothing that is told of it can be done any more. */
export function dismissOfDraft(): void {
  for (const [id, { ofDraft }] of news) if (ofDraft) toastManager.close(id)
}
