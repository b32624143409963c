import { useState } from 'react'

import { MOST_COMPARED, useChosenResponses } from '#src/review/screens/compare/useComparedState.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/**
 * The responses selected to be compared, in the address; of them only those in `listed`, the ids of all
 * responses, because another tab may delete one. Null: they are still being read.
 */
export function useSelection(listed: ReadonlySet<string> | null) {
  const { ids, choose: chooseInAddress } = useChosenResponses()
  // The address follows later, and the next key may come before.
  const [selected, setChosen] = useState<readonly string[]>(ids)
  const chosen = listed === null ? selected : selected.filter((id) => listed.has(id))
  const choose = (now: readonly string[]) => {
    setChosen(now)
    chooseInAddress(now)
  }
  return {
    chosen,
    toggle(candidateId: string) {
      if (chosen.includes(candidateId)) return choose(chosen.filter((id) => id !== candidateId))
      if (chosen.length < MOST_COMPARED) return choose([...chosen, candidateId])
      toast({
        text: `You can compare up to ${MOST_COMPARED} responses. Clear another one first.`,
        about: 'selection',
      })
    },
    clear() {
      choose([])
      announce('Selection cleared')
      // The button is removed.
      document.querySelector<HTMLElement>('section[aria-label="Responses"]')?.focus()
    },
  }
}
