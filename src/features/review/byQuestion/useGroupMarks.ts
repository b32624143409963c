import { useRef } from 'react'

import type { Actor } from '#schemas/parts/actor.ts'
import { type AnswerGroup, markOf } from '#src/engine/reviewing/answersToQuestion.ts'
import type { NewMark } from '#src/engine/reviewing/marks.ts'
import { markingOf } from '#src/features/review/marking/useMarking.ts'

interface Given {
  group: AnswerGroup
  mark: NewMark
  saving: Promise<boolean>
}

/**
 * Marks groups with keys. One answer is saved after the other, and those that have the new mark are a
 * group of their own meanwhile. A key that corrects the one before it is for all that the first was
 * for, and is saved after it.
 */
export function useGroupMarks(questionId: string, me: Actor) {
  const last = useRef<Given | null>(null)
  return {
    /** The group that the last key marked, if this answer is in it. */
    groupOf: (attemptId: string): AnswerGroup | null =>
      last.current?.group.some((each) => each.attemptId === attemptId) ? last.current.group : null,
    give(group: AnswerGroup, mark: NewMark): Promise<boolean> {
      const under = last.current?.group === group ? last.current : null
      const save = async () => {
        const isSaved = (await under?.saving) ?? false
        const before = isSaved && under ? under.mark : markOf(group[0], questionId)
        return markingOf(group, me).choose(questionId, mark, before)
      }
      const saving = save()
      last.current = { group, mark, saving }
      return saving
    },
    /** Another answer is opened. */
    forget() {
      last.current = null
    },
  }
}
