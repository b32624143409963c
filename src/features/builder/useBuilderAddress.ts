import { useEffect } from 'react'
import { useSearchParams } from '#src/ui/routing.ts'
import { useBuilder } from './BuilderContext.ts'
import { addressOf } from './draft/places.ts'
import { useSelected } from './draft/useDraft.ts'

/** The selection stands in the address, so that a reload or a link leads back to it. */
export function useBuilderAddress(): void {
  const { dialogs } = useBuilder()
  const [search, setSearch] = useSearchParams()
  const address = useSelected(({ selection }) => addressOf(selection))
  const wantsPaste = search.has('paste')

  useEffect(() => {
    if (wantsPaste) dialogs.open({ kind: 'pasteQuestions' })
  }, [wantsPaste, dialogs])

  useEffect(() => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('paste')
        if (address === null) next.delete('at')
        else next.set('at', address)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [address, setSearch])
}
