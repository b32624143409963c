import { useState } from 'react'
import { isFinal, type Stage, stageSchema } from '#schemas/records/candidate.ts'
import type { Result } from '#schemas/result.ts'
import { announce } from '#src/ui/announce.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { type FailureKind, failureWords } from '#src/staff/words/failureWords.ts'
import { stageName } from '#src/staff/words/stages.ts'

export interface MovedCandidate {
  id: string
  /** The name as the screen shows it: the reference while the name is hidden. */
  name: string
  /** Without a name that can be hidden again, because toasts outlast the page; absent if it can’t. */
  lastingName?: string
  stage: Stage
}

/** With `from`, fails with `changed-elsewhere` if that is no longer the stage. */
export type MoveStage = (
  candidateId: string,
  to: Stage,
  from?: Stage,
) => Promise<Result<unknown, { kind: FailureKind }>>

/**
 * Moves candidates between stages. Leaving a final stage asks first; every other move can be undone
 * from its toast.
 */
export function useStageMove(moveStage: MoveStage) {
  const [pending, setPending] = useState<{ candidate: MovedCandidate; to: Stage } | null>(null)

  const request = (candidate: MovedCandidate, to: Stage) => {
    if (candidate.stage === to) return
    if (isFinal(candidate.stage)) setPending({ candidate, to })
    else void move(moveStage, candidate, to)
  }

  const dialog = pending ? (
    <ConfirmDialog
      open
      title={`Move ${pending.candidate.name} out of ${stageName(pending.candidate.stage)}?`}
      confirmLabel={`Move to ${stageName(pending.to)}`}
      onCancel={() => setPending(null)}
      onConfirm={() => {
        setPending(null)
        void move(moveStage, pending.candidate, pending.to)
      }}
    >
      {`${stageName(pending.candidate.stage)} is usually final. The move will appear in the timeline.`}
    </ConfirmDialog>
  ) : null

  return { request, dialog }
}

/** The "Move to…" menu: every stage, the current one ticked. */
export function stageItems(present: Stage, onMove: (to: Stage) => void): MenuItem[] {
  return stageSchema.options.map((stage) => ({
    label: stageName(stage),
    checked: stage === present,
    onSelect: () => onMove(stage),
  }))
}

async function move(
  moveStage: MoveStage,
  candidate: MovedCandidate,
  to: Stage,
  /** When a move is undone: the stage that it led to, which a newer move must not lose. */
  from?: Stage,
): Promise<void> {
  const { id, stage } = candidate
  const name = candidate.lastingName ?? candidate.name
  const moved = await moveStage(id, to, from)
  if (!moved.ok && moved.error.kind === 'changed-elsewhere') {
    toast({ text: `Couldn’t undo: ${name} is no longer in ${stageName(stage)}`, tone: 'notice' })
    return
  }
  if (!moved.ok) {
    const { title, text } = failureWords(moved.error.kind)
    toast({ tone: 'failed', text: `${title}. ${text}` })
    return
  }
  const words = `${name} moved to ${stageName(to)}`
  announce(words)
  toast({
    text: words,
    action: {
      label: 'Undo',
      onAct: () => void move(moveStage, { ...candidate, stage: to }, stage, to),
    },
  })
}
