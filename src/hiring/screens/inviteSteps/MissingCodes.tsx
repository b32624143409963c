import { useState } from 'react'

import type { Invitable } from '#src/hiring/storage/inviting.ts'
import { giveCodes } from '#src/hiring/storage/inviting.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import { countText } from './countText.ts'
import styles from './Steps.module.css'

interface MissingCodesProps {
  /** Selected candidates without a code. */
  people: readonly Invitable[]
  assessmentId: string
}

/** Assigns the assessment to those who have none, which gives them a code. */
export function MissingCodes({ people, assessmentId }: MissingCodesProps) {
  const [failure, setFailure] = useState<string>()
  const [isGiving, setGiving] = useState(false)
  if (people.length === 0) return null
  const codes = countText(people.length, 'access code')
  const give = async () => {
    setGiving(true)
    const ids = people.map(({ id }) => id)
    const given = await giveCodes(ids, assessmentId, await currentActor())
    setGiving(false)
    if (given.ok) {
      toast({ text: `${countText(given.value, 'access code')} created` })
      return
    }
    const { title, text } = failureWords(given.error.kind)
    setFailure(`${title}. ${text}`)
  }
  return (
    <div className={styles.missing}>
      <p>
        {countText(people.length, 'chosen candidate')} {people.length === 1 ? 'has' : 'have'} no
        access code yet. A new code also assigns this assessment.
      </p>
      <FormFailure text={failure} />
      <Button aria-disabled={isGiving} onClick={() => (isGiving ? undefined : void give())}>
        Create {codes}
      </Button>
    </div>
  )
}
