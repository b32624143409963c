import { useLocation, useNavigate } from './routing.ts'

/** State of a link that opens a dialog on another page: giving the dialog up leads back to the link. */
export const wayBack = { wayBack: true } as const

/** The way back to the page whose link opened this one; null for who came otherwise. */
export function useWayBack(): (() => void) | null {
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const isThere = typeof state === 'object' && state !== null && 'wayBack' in state
  return isThere ? () => void navigate(-1) : null
}
