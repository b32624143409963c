import { useEffect, useRef } from 'react'

import type { Actor } from '#schemas/actor.ts'
import {
  type AnswerGroup,
  type AttemptToMark,
  markOf,
} from '#src/review/model/answersToQuestion.ts'
import { isSameMark, type NewMark } from '#src/assessment/engine/scoring/marks.ts'
import { markingOf } from '#src/review/screens/marking/useMarking.ts'

interface GroupMark {
  attemptIds: readonly string[]
  mark: NewMark
  saving: Promise<boolean>
  /**
   * Whether the mark has been rendered. A different one that is rendered later is newer: it may
   * have been undone.
   */
  isSeen: boolean
}

/**
 * Marks groups with keys. One answer is saved after the other, and those that have the new mark are a
 * group of their own meanwhile. A key that corrects the one before it is for all that the first was
 * for, and is saved after it.
 */
export function useGroupMarks(attempts: readonly AttemptToMark[], questionId: string, me: Actor) {
  const last = useRef<GroupMark | null>(null)
  const lastWith = (attemptId: string) =>
    last.current?.attemptIds.includes(attemptId) ? last.current : null
  useEffect(() => {
    const latest = last.current
    const shown = attempts.find(({ attemptId }) => attemptId === latest?.attemptIds[0])
    if (latest && shown && isSameMark(latest.mark, markOf(shown, questionId))) latest.isSeen = true
  }, [attempts, questionId])
  return {
    /** The group that the last key marked, as it is now, if this answer is in it. */
    groupOf(attemptId: string): AnswerGroup | null {
      const ids = lastWith(attemptId)?.attemptIds ?? []
      const [first, ...others] = ids.flatMap(
        (id) => attempts.find((each) => each.attemptId === id) ?? [],
      )
      return first ? [first, ...others] : null
    },
    give(group: AnswerGroup, mark: NewMark): Promise<boolean> {
      const under = lastWith(group[0].attemptId)
      const save = async () => {
        const isUnder = under !== null && (await under.saving) && !under.isSeen
        const before = isUnder ? under.mark : markOf(group[0], questionId)
        return markingOf(group, me).choose(questionId, mark, before)
      }
      const saving = save()
      const attemptIds = group.map(({ attemptId }) => attemptId)
      last.current = { attemptIds, mark, saving, isSeen: false }
      return saving
    },
    /** Another answer is opened. */
    forget() {
      last.current = null
    },
  }
}
