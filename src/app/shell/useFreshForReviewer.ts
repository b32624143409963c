import { useEffect, useRef } from 'react'

import { saveOpenWork } from '#src/base/openWork.ts'
import { useTeam } from '#src/db/device/team.ts'

/**
 * Reloads the page when another reviewer sits down, here or in another tab: nothing that was read
 * for one of them may be left for the next.
 */
export function useFreshForReviewer(): void {
  const current = useTeam()?.find(({ isCurrent }) => isCurrent)?.id
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (current === undefined) return
    if (before.current !== undefined && before.current !== current) void reload()
    before.current = current
  }, [current])
}

async function reload(): Promise<void> {
  await saveOpenWork()
  window.location.reload()
}
