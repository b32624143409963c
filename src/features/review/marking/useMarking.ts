import { useMemo } from 'react'

import type { Actor } from '#schemas/parts/actor.ts'
import type { Mark, Recommendation } from '#schemas/parts/review.ts'
import type { Result } from '#schemas/result.ts'
import type { StorageFailure } from '#src/db/core/query.ts'
import {
  type CannotMark,
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  recommend,
  reopenReview,
} from '#src/db/reviewing/marking.ts'
import type { NewMark } from '#src/engine/reviewing/marks.ts'
import { announce } from '#src/ui/announce.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { pointsWords } from '#src/wording/staff/scoreReasonWords.ts'

import { cannotMarkWords } from './cannotMarkWords.ts'

/** What a reviewer can do with one attempt. Each is saved at once. */
export interface Marking {
  /** Resolves to why it was not saved, or null. `before` is what Undo brings back. */
  mark: (questionId: string, mark: NewMark, before: Mark | undefined) => Promise<string | null>
  comment: (questionId: string, text: string) => Promise<string | null>
  commentAll: (text: string) => Promise<string | null>
  recommend: (recommendation: Recommendation | null) => void
  finish: () => Promise<string | null>
  reopen: () => void
}

type Saving = Promise<Result<unknown, CannotMark | StorageFailure>>

export function useMarking(candidateId: string, attemptId: string, me: Actor): Marking {
  return useMemo(() => {
    const where = { candidateId, attemptId, me }
    const undo = (questionId: string, before: Mark | undefined) => {
      void shown(markAnswer(where, questionId, before ? givenIn(before) : null))
    }
    return {
      async mark(questionId, mark, before) {
        const problem = await problemOf(markAnswer(where, questionId, mark))
        if (problem !== null) return problem
        toast({
          text: `Marked: ${pointsWords(mark.points)}`,
          about: 'mark',
          action: { label: 'Undo', onAct: () => undo(questionId, before) },
        })
        return null
      },
      comment: (questionId, text) => problemOf(commentAnswer(where, questionId, text)),
      commentAll: (text) => problemOf(commentAttempt(where, text)),
      recommend: (recommendation) => void shown(recommend(where, recommendation)),
      async finish() {
        const problem = await problemOf(finishReview(where))
        if (problem === null) announce('Review finished')
        return problem
      },
      reopen: () => void shown(reopenReview(where)),
    }
  }, [candidateId, attemptId, me])
}

/** Undoing in a finished review is a change of its own, which has a reason. */
function givenIn({ points, level, reason }: Mark): NewMark {
  return { points, ...(level !== undefined && { level }), reason: reason ?? 'Undone' }
}

async function problemOf(saving: Saving): Promise<string | null> {
  const saved = await saving
  return saved.ok ? null : cannotMarkWords(saved.error)
}

async function shown(saving: Saving): Promise<void> {
  const problem = await problemOf(saving)
  if (problem !== null) toast({ text: problem, tone: 'failed' })
}
