import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/**
 * Copies `text` and says so; `what` starts the sentence: "Address". If the browser refuses, it can be
 * selected on the page; a text that is on no page is offered as a file named `fileName`.
 */
export async function copyText(
  text: string,
  what: string,
  fileName: string | null = null,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: `${what} copied` })
  } catch {
    const problem = `${what} could not be copied.`
    if (fileName === null) {
      toast({ tone: 'failed', text: `${problem} Select it and copy it by hand.` })
    } else {
      const onAct = () => saveFile(fileName, text, 'text/plain;charset=utf-8')
      toast({ tone: 'failed', text: problem, action: { label: 'Save as a file', onAct } })
    }
  }
}
