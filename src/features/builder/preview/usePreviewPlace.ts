import { useEffect, useState } from 'react'
import { useBuilder } from '#src/features/builder/state/BuilderContext.ts'
import type { Place } from '#src/renderer/fill/fillProps.ts'
import { placeShowing } from './placeShowing.ts'

/**
 * The page open in the preview: that of the selection, until the user changes pages in the preview
 * itself.
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
