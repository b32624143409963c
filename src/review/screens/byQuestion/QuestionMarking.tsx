import { type KeyboardEvent, useMemo, useRef, useState } from 'react'

import type { Version } from '#schemas/records/assessment.ts'
import type { Actor } from '#schemas/actor.ts'
import {
  type AnswerGroup,
  type AttemptToMark,
  groupsToMark,
  markOf,
} from '#src/review/model/answersToQuestion.ts'
import { levelForDigit } from '#src/review/screens/marking/levelForDigit.ts'
import { noticeFixed, noticeOutOfRange } from '#src/review/screens/marking/digitNotices.ts'
import { MarkingHint, MarkingShortcuts } from '#src/review/screens/marking/MarkingHint.tsx'
import { onMarkingKey } from '#src/review/screens/marking/markingKeys.ts'
import { useUnseenMarks } from '#src/review/screens/marking/useUnseenMarks.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { english } from '#src/assessment/words/english/first.ts'

import { AnswerCard } from './AnswerCard.tsx'
import styles from './byQuestion.module.css'
import { PinnedQuestion } from './PinnedQuestion.tsx'
import { PinnedRubric } from './PinnedRubric.tsx'
import type { MarkedQuestion } from './useAnswers.ts'
import { useOpenAnswers } from './useOpenAnswers.ts'
import { useCardFocus } from './useCardFocus.ts'
import { useOpenPlace } from './useOpenPlace.ts'
import { useGroupMarks } from './useGroupMarks.ts'
import { type QuestionVariant, questionVariants } from './questionVariants.ts'

/** The question stays, and one or two answers are beside it. */
export function QuestionMarking({
  assessmentId,
  marked: { question, left },
  attempts,
  versions,
  me,
  startsAt,
  startsFocused,
  isLeaving,
  onAllMarked,
}: {
  assessmentId: string
  marked: MarkedQuestion
  attempts: readonly AttemptToMark[]
  versions: readonly Version[]
  me: Actor
  /** The attempt in the address. */
  startsAt: string | null
  /** N led here from the question before. */
  startsFocused: boolean
  /** N was pressed at the last answer: a digit that follows is not for one that has its mark. */
  isLeaving: boolean
  /** N, if no other answer to this question is left. */
  onAllMarked: () => void
}) {
  const variants = useMemo(() => questionVariants(versions, question.id), [versions, question.id])
  const groups = useMemo(
    () => groupsToMark(attempts, question.id, (id) => variants.get(id)?.place ?? 0),
    [attempts, question.id, variants],
  )
  const changeAddress = useAddressChange()
  // The first answer stays in place after it has been marked.
  const [first] = useState(() => attemptsLeft(groups, question.id)[0] ?? null)
  // The address follows later, and the next key may come before.
  const [opened, setOpened] = useState<string | null>(null)
  const cards = useRef<HTMLDivElement>(null)
  const ids = useMemo(
    () => groups.map((group) => group.map(({ attemptId }) => attemptId)),
    [groups],
  )
  const at = useOpenPlace(ids, opened ?? startsAt ?? first, { cards, lost: LOST })
  const marks = useGroupMarks(attempts, question.id, me)
  const [isTwo, setTwo] = useState(false)
  const [helpFor, setHelpFor] = useState<HTMLElement | null>(null)
  const open = (place: number) => {
    const group = groups[place]
    if (!group) return
    marks.forget()
    setOpened(group[0].attemptId)
    changeAddress({ at: group[0].attemptId })
  }
  const current = groups[at]?.[0].attemptId
  const isToFocus = opened === null ? startsFocused : opened === current
  const focused = isToFocus ? current : undefined
  useCardFocus(cards, focused)

  const unmarked = useMemo(() => attemptsLeft(groups, question.id), [groups, question.id])
  const { isUnseen, noteUnseen } = useUnseenMarks(unmarked)
  const isLeft = ([given]: AnswerGroup) => markOf(given, question.id) === undefined
  const nextLeft = (from: number, isOpen = isLeft) => {
    const after = groups.findIndex((group, place) => place > from && isOpen(group))
    return after >= 0 ? after : groups.findIndex((group, place) => place !== from && isOpen(group))
  }
  const groupOf = (attemptId: string) => groups.findIndex(([{ attemptId: id }]) => id === attemptId)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onMarkingKey(event, {
      help: setHelpFor,
      choose: (attemptId, digit) => {
        const group = marks.groupOf(attemptId) ?? groups[groupOf(attemptId)]
        const asked = group && variants.get(group[0].versionId)?.question
        if (!asked) return
        if (isLeaving && (!isLeft(group) || isUnseen(attemptId))) return
        const mark = levelForDigit(asked, digit)
        if (group[0].isFixed) noticeFixed(group[0])
        else if (mark === null) noticeOutOfRange(asked, digit)
        else {
          const saving = marks.give(group, mark)
          // One is saved after the other, so the group may be shown half marked in between.
          for (const { attemptId: id } of group) void noteUnseen(id, saving)
        }
      },
      nextLeft: (attemptId) => {
        const next = nextLeft(
          groupOf(attemptId),
          (group) => isLeft(group) && !isUnseen(group[0].attemptId),
        )
        if (next < 0) onAllMarked()
        else open(next)
        return null
      },
      step: (attemptId, by) => open(groupOf(attemptId) + by),
    })
  const shown = groups.slice(at, at + (isTwo ? 2 : 1))
  const variant = variants.get(shown[0]?.[0].versionId ?? '')
  const asked = variant?.question ?? question
  const next = nextLeft(at)
  // The page opens at an unmarked answer, which is not to be passed over.
  const isAtFirst = opened === null && shown[0] !== undefined && isLeft(shown[0])
  // With those that may be next, so that they are there at once.
  const openAnswers = useOpenAnswers(assessmentId, question.id, [
    ...groups.slice(Math.max(at - 1, 0), at + 3),
    groups[next],
  ])
  return (
    <WordsContext value={english}>
      <div className={styles.columns}>
        <PinnedQuestion
          question={asked}
          note={variant && variant.place > 0 ? askedWords(variant) : null}
        >
          <PinnedRubric question={asked} />
        </PinnedQuestion>
        <div className={styles.answers}>
          <div className={styles.bar}>
            <span>{`${placeText(groups, at)}. ${leftText(groups, left)}`}</span>
            <Button size="small" disabled={at === 0} onClick={() => open(at - 1)}>
              Previous
            </Button>
            <Button size="small" disabled={at + 1 >= groups.length} onClick={() => open(at + 1)}>
              Next
            </Button>
            <Button
              size="small"
              variant="primary"
              disabled={!isAtFirst && next < 0}
              onClick={() => open(isAtFirst ? at : next)}
            >
              {isAtFirst ? 'Mark this answer' : 'Next unmarked'}
            </Button>
            <Checkbox
              label="Show two answers"
              checked={isTwo}
              onChange={(event) => setTwo(event.target.checked)}
            />
          </div>
          <p className={styles.hint}>
            <MarkingHint />
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys act on the focused answer inside */}
          <div ref={cards} className={styles.cards} onKeyDown={onKeyDown}>
            {shown.map((group, place) => (
              <AnswerCard
                key={group[0].attemptId}
                group={group}
                questionId={question.id}
                answer={openAnswers.get(group[0].attemptId)}
                me={me}
                label={placeText(groups, at + place)}
              />
            ))}
          </div>
        </div>
      </div>
      {helpFor === null ? null : (
        <MarkingShortcuts answer={helpFor} onClose={() => setHelpFor(null)} />
      )}
    </WordsContext>
  )
}

const LOST =
  'The answer shown before was deleted or submitted again in another tab. Another answer is open now.'

/** The attempts of the answers without a mark. */
function attemptsLeft(groups: readonly AnswerGroup[], questionId: string): string[] {
  const left = groups.flat().filter((given) => markOf(given, questionId) === undefined)
  return left.map(({ attemptId }) => attemptId)
}

/** "Answer 3 of 20", or "Group 3 of 8" where several candidates gave the same answer. */
function placeText(groups: readonly AnswerGroup[], at: number): string {
  return `${hasGroups(groups) ? 'Group' : 'Answer'} ${at + 1} of ${groups.length}`
}

function leftText(groups: readonly AnswerGroup[], left: number): string {
  if (left === 0) return 'All marked.'
  return hasGroups(groups)
    ? `${left} of ${groups.flat().length} answers left to mark.`
    : `${left} left to mark.`
}

function hasGroups(groups: readonly AnswerGroup[]): boolean {
  return groups.some(({ length }) => length > 1)
}

/** Answers to the newest variant come first. */
function askedWords({ versions }: QuestionVariant): string {
  const named = versions.length === 1 ? 'version' : 'versions'
  return `As asked in ${named} ${versions.join(', ')}. A newer version asks it differently.`
}
