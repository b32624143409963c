import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'

import type { Actor } from '#schemas/actor.ts'
import { hideNames } from '#src/review/storage/revealing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import { namesWords } from './namesWords.ts'
import { ShowNamesDialog } from './ShowNamesDialog.tsx'

/** Shows the names of these candidates to this reviewer, or hides them again. */
export function NameButton({
  candidateIds,
  isHidden,
  countsHidden = false,
  me,
  onHidden,
  ref,
}: {
  candidateIds: readonly string[]
  isHidden: boolean
  /** Says how many names it hides, because others are hidden already. */
  countsHidden?: boolean
  me: Actor
  onHidden?: () => void
  ref?: Ref<HTMLButtonElement>
}) {
  const [isAsking, setAsking] = useState(false)
  const changeAddress = useAddressChange()
  const words = namesWords(candidateIds.length)
  const hide = async () => {
    const hidden = await hideNames(candidateIds, me)
    if (hidden.ok) {
      // The search may be one of the hidden names, and still match a reference.
      changeAddress({ search: null })
      onHidden?.()
      return announce(words.hidden)
    }
    const { title, text } = failureWords(hidden.error.kind)
    toast({ text: `${title}. ${text}`, tone: 'failed' })
  }
  return (
    <>
      <Button
        ref={ref}
        icon={isHidden ? <Eye size={16} /> : <EyeOff size={16} />}
        onClick={() => (isHidden ? setAsking(true) : void hide())}
      >
        {isHidden ? words.show : countsHidden ? words.hideCounted : words.hide}
      </Button>
      {isAsking ? (
        <ShowNamesDialog candidateIds={candidateIds} me={me} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}
