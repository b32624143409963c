import { Lock } from 'lucide-react'

import { lockDevice } from '#src/staff/protection/lockDevice.ts'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'

/** Locks the device from any screen, for somebody who leaves it. */
export function LockButton() {
  const state = useProtection()
  // A pass over all records would be cut off.
  if (state?.kind !== 'unlocked' || state.pending !== null) return null
  return <IconButton label="Lock this device" icon={<Lock />} onClick={() => void lockDevice()} />
}
