import { useEffect, useRef } from 'react'
import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { fieldOf, selectionOf } from '#src/builder/screens/checks/findingPlace.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { FindingLinks } from './FindingLinks.tsx'
import { counted } from './ReadyToPublish.tsx'

interface BlockedProps {
  number: number
  problems: readonly Finding[]
  definition: Definition
  onClose: () => void
}

/** The problems that prevent publishing, each with a link to its place. */
export function Blocked({ number, problems, definition, onClose }: BlockedProps) {
  const { selection, newItems } = useBuilder()
  useEffect(() => newItems.makeDue(problems), [newItems, problems])
  const cancel = useRef<HTMLButtonElement>(null)
  const goesToPlace = useRef(false)
  const go = (problem: Finding) => {
    goesToPlace.current = true
    onClose()
    selection.select(selectionOf(problem), 'elsewhere', fieldOf(problem))
  }
  const [first] = problems
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      // The focus goes to the problem instead of returning to the button.
      returnsFocus={() => !goesToPlace.current}
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
