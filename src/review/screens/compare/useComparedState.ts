import { useMemo } from 'react'

import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'

/** More would be too narrow to read. */
export const MOST_COMPARED = 4

/** The responses selected for comparison, in the address of the list and of the comparison. */
export function useChosenResponses() {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const compared = params.get(COMPARED) ?? ''
  const ids = useMemo(() => idsIn(compared), [compared])
  return {
    ids,
    choose: (chosen: readonly string[]) => changeAddress({ [COMPARED]: chosen.join(',') }),
  }
}

/**
 * The search parameters for the list and the comparison with these responses chosen. `address` is
 * that of the list; its search may be a name, so it stays behind.
 */
export function withChosen(address: string, ids: readonly string[]): string {
  const params = new URLSearchParams(address)
  params.delete('search')
  params.set(COMPARED, ids.join(','))
  return params.toString()
}

/** The view of the comparison, in the address. */
export function useComparedState() {
  const { ids, choose } = useChosenResponses()
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const pinned = params.get('pinned')
  const beside = params.get('with')
  return {
    ids,
    choose,
    /** The others are compared with it. */
    pinned,
    /** The other one that is shown where there is space for two only. */
    beside,
    onlyDifferences: params.get('show') === 'differences',
    asAsked: params.get('order') === 'asked',
    change: (changes: {
      pinned?: string
      with?: string
      show?: 'differences' | null
      order?: 'asked' | null
    }) => changeAddress(changes),
  }
}

const COMPARED = 'compare'

function idsIn(compared: string): string[] {
  return [...new Set(compared.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
}
