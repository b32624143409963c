import { useLocation, useNavigate } from './routing.ts'

/**
 * State of a link that opens a dialog on another page; cancelling the dialog goes back to the link.
 */
export const fromLink = { fromLink: true } as const

/** Goes back to the page whose link opened this one; null if there is none. */
export function useReturnToLink(): (() => void) | null {
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const isThere = typeof state === 'object' && state !== null && 'fromLink' in state
  return isThere ? () => void navigate(-1) : null
}
