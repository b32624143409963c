/** Deciding and reopening, and what is said of it. */
import type { Actor } from '#schemas/actor.ts'
import type { MadeDecision } from '#schemas/records/decision.ts'
import {
  decide,
  type DecisionMade,
  reopenDecision,
  undoDecision,
} from '#src/review/storage/deciding.ts'
import { failedSaving, type FormProblem } from '#src/staff/forms/formProblem.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import { counted, doneWords } from './decisionWords.ts'

const ELSEWHERE =
  'Somebody else decided or reopened the decision meanwhile. Nothing of yours was saved: copy what you typed, close this and see their decision first.'

/** Null once it is decided, or what went wrong. */
export async function decideAndSay(
  assessmentId: string,
  made: Omit<MadeDecision, 'kind' | 'at'>,
  seen: string | null,
): Promise<string | null> {
  const decided = await decide(assessmentId, made, seen)
  if (!decided.ok) return problemOf(decided.error)
  const { decision, moved } = decided.value
  const words = doneWords(decision.chosen.length, moved.length)
  announce(words)
  toast({
    text: words,
    about: decision.id,
    action: { label: 'Undo', onAct: () => void undoAndSay(assessmentId, decided.value) },
  })
  return null
}

async function undoAndSay(assessmentId: string, made: DecisionMade): Promise<void> {
  const undone = await undoDecision(assessmentId, made, await currentActor())
  if (!undone.ok) {
    const isLate = undone.error.kind === 'decided-elsewhere'
    return toast({
      text: isLate
        ? 'Couldn’t undo: the decision was reopened or made again'
        : problemOf(undone.error),
      tone: isLate ? 'notice' : 'failed',
    })
  }
  const stayed = undone.value
  const words =
    stayed === 0
      ? 'Decision undone'
      : `Decision undone. ${counted(stayed, 'candidate')} ${stayed === 1 ? 'was' : 'were'} moved on meanwhile and ${stayed === 1 ? 'stays' : 'stay'} there`
  announce(words)
  toast({ text: words })
}

/** Null once it is reopened. */
export async function reopenAndSay(
  assessmentId: string,
  { id: seen }: MadeDecision,
  { by, reason }: { by: Actor; reason: string },
): Promise<FormProblem<never> | null> {
  const reopened = await reopenDecision(assessmentId, { id: mintId('r'), reason, by }, seen)
  if (!reopened.ok) return { text: problemOf(reopened.error) }
  announce('Decision reopened')
  toast({ text: 'Decision reopened' })
  return null
}

type Failed = Extract<Awaited<ReturnType<typeof decide>>, { ok: false }>['error']

function problemOf(error: Failed): string {
  if (error.kind === 'decided-elsewhere') return ELSEWHERE
  return failedSaving(error.kind).text
}
