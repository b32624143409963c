import { useEffect, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { Place } from '#src/renderer/fillProps.ts'
import { placeShowing } from './placeShowing.ts'

/**
 * The page that the preview has open: the one of what is selected elsewhere, until somebody turns
 * the pages of the preview itself.
 */
export function usePreviewPlace() {
  const { draft, selection } = useBuilder()
  const [place, setPlace] = useState<Place | undefined>(() =>
    placeShowing(draft.definition(), selection.getState().selection),
  )
  useEffect(
    () =>
      selection.subscribe(() => {
        const { selection: selected, from } = selection.getState()
        if (from !== 'preview') setPlace(placeShowing(draft.definition(), selected))
      }),
    [draft, selection],
  )
  return [place, setPlace] as const
}
