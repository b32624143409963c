import { emptyClipboard } from '#src/ui/emptyClipboard.ts'
import { copyText } from '#src/staff/copyText.ts'

let isCopied = false

/** Copies a passphrase or a recovery code, until the device locks. */
export function copySecret(secret: string, what: string): Promise<void> {
  isCopied = true
  return copyText(secret, what)
}

/** Clears the clipboard, because whoever finds the locked page could paste the secret there. */
export async function removeCopiedSecret(): Promise<void> {
  if (!isCopied) return
  isCopied = false
  await emptyClipboard()
}
