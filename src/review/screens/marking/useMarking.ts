import { useMemo } from 'react'

import type { Actor } from '#schemas/actor.ts'
import type { Recommendation } from '#schemas/review.ts'
import { done, type Result } from '#schemas/result.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import {
  type CannotMark,
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  noteSeenScore,
  recommend,
  type ReviewedAttempt,
  reopenReview,
  undoMark,
} from '#src/review/storage/marking.ts'
import type { NewMark } from '#src/assessment/engine/scoring/marks.ts'
import { announce } from '#src/ui/announce.ts'
import { dismissAbout, toast } from '#src/ui/overlays/toasts.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

import { cannotMarkWords } from './cannotMarkWords.ts'

/** The actions of a reviewer on one attempt. Each is saved at once. */
export interface Marking {
  /** Resolves to why it was not saved, or null. `before` is what Undo brings back. */
  mark: (questionId: string, mark: NewMark, before: NewMark | undefined) => Promise<string | null>
  /** Marks with one key or click, where only a toast can say why the mark was not saved. */
  choose: (questionId: string, mark: NewMark, before: NewMark | undefined) => Promise<boolean>
  comment: (questionId: string, text: string) => Promise<string | null>
  commentAll: (text: string) => Promise<string | null>
  recommend: (recommendation: Recommendation) => void
  /** In a finished review. Resolves to why it was not saved, or null. */
  changeRecommendation: (recommendation: Recommendation, reason: string) => Promise<string | null>
  finish: () => Promise<string | null>
  reopen: () => void
  /** Notes that the score recorded at that time was seen. */
  noteSeen: (scoredAt: string) => void
}

type Saving = Promise<Result<unknown, CannotMark | StorageFailure>>

export function useMarking(candidateId: string, attemptId: string, me: Actor): Marking {
  return useMemo(() => markingOf([{ candidateId, attemptId }], me), [candidateId, attemptId, me])
}

/** The actions on answers that are marked together. */
export function markingOf(
  marked: readonly { candidateId: string; attemptId: string }[],
  me: Actor,
): Marking {
  const many = marked.length
  const each = (save: (where: ReviewedAttempt) => Saving) =>
    problemOf(oneByOne(marked.map((where) => () => save({ ...where, me }))))
  const shown = async (saving: Promise<string | null>) => {
    const problem = await saving
    if (problem !== null) toast({ text: problem, tone: 'failed' })
    return problem === null
  }
  const give: Marking['mark'] = async (questionId, mark, before) => {
    const saves = await allInTurn(marked, (where) => markAnswer({ ...where, me }, questionId, mark))
    const problem = firstProblem(saves)
    const saved = marked.filter((_, at) => saves[at]?.ok)
    if (saved.length === 0) return problem
    const change = { saved: mark, before: before ? givenIn(before) : null, reason: 'Change undone' }
    const undo = async () => {
      const undone = await allInTurn(saved, (where) =>
        undoMark({ ...where, me }, questionId, change),
      )
      const left = firstProblem(undone)
      if (left === null) announce('Mark undone')
      else toast({ text: partly(undone, 'undone', left), tone: 'failed' })
    }
    const what = many === 1 ? 'Marked' : `${saved.length} answers marked`
    toast({
      text: `${what}: ${pointsWords(mark.points)}${many === 1 ? '' : ' each'}`,
      about: 'mark',
      action: { label: 'Undo', onAct: () => void undo() },
    })
    return problem === null ? null : partly(saves, 'marked', problem)
  }
  return {
    mark: give,
    choose: (questionId, mark, before) => shown(give(questionId, mark, before)),
    comment: (questionId, text) => each((where) => commentAnswer(where, questionId, text)),
    commentAll: (text) => each((where) => commentAttempt(where, text)),
    recommend: (recommendation) => void shown(each((where) => recommend(where, recommendation))),
    changeRecommendation: (recommendation, reason) =>
      each((where) => recommend(where, recommendation, reason)),
    async finish() {
      const problem = await each(finishReview)
      // Undoing a mark would need a reason now.
      dismissAbout('mark')
      return problem
    },
    reopen: () => void shown(each(reopenReview)),
    noteSeen: (scoredAt) => void shown(each((where) => noteSeenScore(where, scoredAt))),
  }
}

type Saved = Awaited<Saving>

/** Goes on after one that fails: what can be saved of a group is. */
async function allInTurn<W>(marked: readonly W[], save: (where: W) => Saving): Promise<Saved[]> {
  const results: Saved[] = []
  for (const where of marked) results.push(await save(where))
  return results
}

function firstProblem(results: readonly Saved[]): string | null {
  const failed = results.find(({ ok }) => !ok)
  return failed === undefined || failed.ok ? null : cannotMarkWords(failed.error)
}

/** "2 of 4 answers were marked. …" Of a single answer, only the problem. */
function partly(results: readonly Saved[], what: 'marked' | 'undone', problem: string): string {
  const count = results.filter(({ ok }) => ok).length
  if (results.length === 1) return problem
  const verb = count === 1 ? 'was' : 'were'
  return `${count} of ${results.length} answers ${verb} ${what}. For the others: ${problem}`
}

/** Ends with the first that fails. */
async function oneByOne(actions: readonly (() => Saving)[]): Saving {
  for (const action of actions) {
    const saved = await action()
    if (!saved.ok) return saved
  }
  return done(null)
}

function givenIn({ points, level, reason }: NewMark): NewMark {
  return {
    points,
    ...(level !== undefined && { level }),
    ...(reason !== undefined && { reason }),
  }
}

async function problemOf(saving: Saving): Promise<string | null> {
  const saved = await saving
  return saved.ok ? null : cannotMarkWords(saved.error)
}
