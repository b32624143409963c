import { toast } from '#src/ui/overlays/toasts.ts'

/** Copies `text` and says so; `what` starts the sentence: "Address". */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: `${what} copied` })
  } catch {
    toast({ tone: 'failed', text: `${what} could not be copied. Select it and copy it by hand.` })
  }
}
