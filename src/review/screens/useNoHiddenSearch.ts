import { useEffect, useRef } from 'react'

import { useRows } from './useResponses.ts'
import { isFoundBy } from './filterResponses.ts'
import {
  NavigationType,
  useLocation,
  useNavigationType,
  useSearchParams,
} from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'

/**
 * Removes a search that finds nothing from the address while names are hidden, because it may be one
 * of them: from an earlier page, another tab or a link. What is typed here stays.
 */
export function useNoHiddenSearch(assessmentId: string): void {
  const { rows, progress } = useRows(assessmentId)
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isChangedHere = useNavigationType() === NavigationType.Replace
  const changeAddress = useAddressChange()
  const search = params.get('search') ?? ''
  const hidden = rows.filter(({ isHidden }) => isHidden).length
  const isRead = progress === null
  const checked = useRef({ hidden: 0, key: '' })

  useEffect(() => {
    if (!isRead || hidden === 0) return
    const before = checked.current
    checked.current = { hidden, key }
    const isTyped = before.hidden === hidden && (before.key === key || isChangedHere)
    if (isTyped || search === '' || rows.some(isFoundBy(search))) return
    changeAddress({ search: null })
  }, [rows, isRead, hidden, key, isChangedHere, search, changeAddress])
}
