import { type SubmitEvent, useState } from 'react'

import { setSetting, useSetting } from '#src/db/device.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { toast } from '#src/ui/toasts.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'

import styles from './DataPage.module.css'
import { DataSection } from './DataSection.tsx'

const LONGEST = 80

/** The name that notes, moves and publications are signed with on this device. */
export function NameSection() {
  const stored = useSetting('staffName')
  return (
    <DataSection title="Your name" about="Signs your notes and moves.">
      {stored === undefined ? null : <NameForm key={stored} stored={stored ?? ''} />}
    </DataSection>
  )
}

function NameForm({ stored }: { stored: string }) {
  const [name, setName] = useState(stored)
  const [problem, setProblem] = useState('')

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const saved = await setSetting('staffName', name.trim())
    if (saved.ok) {
      setProblem('')
      toast({ text: name.trim() === '' ? 'Your name was removed' : 'Your name was saved' })
      return
    }
    const { title, text } = failureWords(saved.error.kind)
    setProblem(`${title}. ${text}`)
  }

  return (
    <form className={styles.nameForm} onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        optional
        help="Seen by everyone who uses this browser. Without it, what you do is signed “Hiring team”."
        error={problem}
        className={styles.nameField}
      >
        <TextInput
          value={name}
          maxLength={LONGEST}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={name.trim() === stored}>
        Save name
      </Button>
    </form>
  )
}
