import { useState } from 'react'

import { RecoverForm } from './RecoverForm.tsx'
import { UnlockForm } from './UnlockForm.tsx'
import type { UnlockingProps } from './unlockingProps.ts'

/** The passphrase, or the recovery code and a new passphrase. */
export function Unlocking(props: UnlockingProps) {
  const [isRecovering, setRecovering] = useState(false)
  return isRecovering ? (
    <RecoverForm {...props} onBack={() => setRecovering(false)} />
  ) : (
    <UnlockForm {...props} onRecover={() => setRecovering(true)} />
  )
}
