import { useEffect } from 'react'
import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { useBuilder } from './state/BuilderContext.ts'
import { addressOf } from './state/draftPlaces.ts'
import { useSelected } from './state/useDraft.ts'

/** The selection is part of the address, so that reloads and links lead back to it. */
export function useBuilderAddress(): void {
  const { dialogs } = useBuilder()
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  const address = useSelected(({ selection }) => addressOf(selection))
  const wantsPaste = search.has('paste')
  const isThere = search.get('at') === address && !wantsPaste

  useEffect(() => {
    if (wantsPaste) dialogs.open({ kind: 'pasteQuestions' })
  }, [wantsPaste, dialogs])

  useEffect(() => {
    // Every change of the address renders the whole page.
    if (!isThere) changeAddress({ paste: null, at: address })
  }, [isThere, address, changeAddress])
}
