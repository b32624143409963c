import { useEffect, useRef } from 'react'
import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { FindingLinks, useGoToFinding } from './FindingLinks.tsx'
import { counted } from './ReadyToPublish.tsx'

interface BlockedProps {
  number: number
  problems: readonly Finding[]
  definition: Definition
  onClose: () => void
}

/** The problems that prevent publishing, each with a link to its place. */
export function Blocked({ number, problems, definition, onClose }: BlockedProps) {
  const { newItems } = useBuilder()
  useEffect(() => newItems.makeDue(problems), [newItems, problems])
  const cancel = useRef<HTMLButtonElement>(null)
  const { go, returnsFocus } = useGoToFinding(onClose)
  const [first] = problems
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      returnsFocus={returnsFocus}
      title={`Fix ${counted(problems.length, 'problem')} to publish version ${number}`}
      description="Candidates would be stopped or misled."
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => first && go(first)}>
            Go to the first problem
          </Button>
        </>
      }
    >
      <FindingLinks findings={problems} definition={definition} onGo={go} />
    </Dialog>
  )
}
