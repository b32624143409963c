import { currentActor } from '#src/storage/device/device.ts'
import { renewCode } from '#src/hiring/storage/renewingCode.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

interface RenewCodeDialogProps {
  /** Null while nobody's code is being renewed. */
  candidateId: string | null
  /** Where it isn't plain from the screen. */
  name?: string
  onClose: () => void
}

/** Asks before a candidate gets a new access code, because the old one stops working at once. */
export function RenewCodeDialog({ candidateId, name, onClose }: RenewCodeDialogProps) {
  const renew = async () => {
    onClose()
    if (candidateId === null) return
    const renewed = await renewCode(candidateId, await currentActor())
    if (renewed.ok) {
      toast({ text: 'Access code replaced. The old one no longer works.' })
    } else {
      const { title, text } = failureWords(renewed.error.kind)
      toast({ tone: 'failed', text: `${title}. ${text}` })
    }
  }
  return (
    <ConfirmDialog
      open={candidateId !== null}
      title={
        name === undefined ? 'Replace the access code?' : `Replace the access code for ${name}?`
      }
      confirmLabel="Replace code"
      onCancel={onClose}
      onConfirm={() => void renew()}
    >
      The current code stops working immediately, including on slips already printed. Answers are
      kept.
    </ConfirmDialog>
  )
}
