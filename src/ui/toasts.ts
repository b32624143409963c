import { Toast } from '@base-ui/react/toast'

export type ToastData = {
  tone: 'done' | 'failed'
  action: { label: string; onAct: () => void } | null
}

export const toastManager = Toast.createToastManager<ToastData>()

/** Tells what happened, in one sentence, with one act at most (most often "Undo"). */
export function toast({
  text,
  tone = 'done',
  action,
}: {
  text: string
  tone?: ToastData['tone'] | undefined
  action?: { label: string; onAct: () => void } | undefined
}): void {
  toastManager.add({
    title: text,
    // Time enough to read it, and to hear it and reach the button by keys; a failure stays until it is
    // closed. It stays as well while a hand or the focus is on it.
    timeout: tone === 'failed' ? 0 : action === undefined ? 5000 : 20_000,
    priority: tone === 'failed' ? 'high' : 'low',
    data: { tone, action: action ?? null },
  })
}
