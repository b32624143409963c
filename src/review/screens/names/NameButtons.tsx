import { useRef } from 'react'

import type { Actor } from '#schemas/actor.ts'

import { NameButton } from './NameButton.tsx'

/** Shows the hidden names of several candidates, or hides them all; if only some are hidden, both. */
export function NameButtons({
  candidates,
  me,
}: {
  candidates: readonly { candidateId: string; isHidden: boolean }[]
  me: Actor
}) {
  const first = useRef<HTMLButtonElement>(null)
  const hidden = idsOf(candidates.filter(({ isHidden }) => isHidden))
  const shown = idsOf(candidates.filter(({ isHidden }) => !isHidden))
  const isMixed = hidden.length > 0 && shown.length > 0
  return (
    <>
      <NameButton
        candidateIds={hidden.length > 0 ? hidden : shown}
        isHidden={hidden.length > 0}
        me={me}
        ref={first}
      />
      {isMixed ? (
        <NameButton
          candidateIds={shown}
          isHidden={false}
          countsHidden
          me={me}
          // Move focus: the button disappears, and the first one now stands for all names.
          onHidden={() => first.current?.focus()}
        />
      ) : null}
    </>
  )
}

function idsOf(candidates: readonly { candidateId: string }[]): string[] {
  return candidates.map(({ candidateId }) => candidateId)
}
