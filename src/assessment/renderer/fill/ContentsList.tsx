import { useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { SectionProgress } from '#src/assessment/engine/evaluation/progress.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { type CandidateWords, clockWords } from '#src/assessment/words/candidateWords.ts'

import { MarkedForLater } from '#src/assessment/renderer/question/MarkForLater.tsx'
import { useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { numberedPrompt, shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import type { ContentsProps } from './Contents.tsx'
import styles from './page.module.css'
import { CHECK_PLACE } from './pages.ts'

export function ContentsList({
  pages,
  open,
  timedParts,
  marked,
  onGo,
  onGoToQuestion,
}: ContentsProps & { marked: readonly Question[] }) {
  const { session } = useFill()
  const { compiled } = session.evaluation
  const words = useWords()
  // The states are one string, so that a keystroke that changes none of them renders nothing.
  const states = useSyncExternalStore(session.subscribeAll, () =>
    JSON.stringify(
      session.progress().sections.map((each, index) => {
        const { id } = compiled.definition.sections[index] ?? {}
        const seconds = id === undefined ? null : (timedParts?.secondsOf(id) ?? null)
        return stateWords(each, seconds, words)
      }),
    ),
  )
  const stateOfSections: unknown[] = JSON.parse(states)
  const numbers = shownNumbers(session.evaluation)
  return (
    <ol className={styles.contentsList}>
      {compiled.definition.sections.map((section, index) => {
        const its = pages.find((page) =>
          page.parts.some((part) => part.section === section && part.shown),
        )
        if (its === undefined) return null
        const isHere = open.parts.some((part) => part.section === section && part.shown)
        return (
          <li key={section.id}>
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              onClick={() => onGo(its.place)}
            >
              <bdi>{section.title || words.filling.sectionWithoutTitle(index + 1)}</bdi>
              <span className={styles.contentsState}>{String(stateOfSections[index])}</span>
            </button>
            <MarkedIn section={section} {...{ marked, numbers, onGoToQuestion }} />
          </li>
        )
      })}
      <li>
        <button
          type="button"
          aria-current={open.kind === 'check' ? 'step' : undefined}
          onClick={() => onGo(CHECK_PLACE)}
        >
          <span>{words.filling.check.title}</span>
        </button>
      </li>
    </ol>
  )
}

function MarkedIn({
  section,
  marked,
  numbers,
  onGoToQuestion,
}: Pick<ContentsProps, 'onGoToQuestion'> & {
  section: Section
  marked: readonly Question[]
  numbers: ReadonlyMap<string, number>
}) {
  const { session } = useFill()
  const own = marked.filter((question) => section.questions.includes(question))
  if (own.length === 0) return null
  return (
    <ul className={styles.contentsMarked}>
      {own.map((question) => (
        <li key={question.id}>
          <button type="button" onClick={() => onGoToQuestion(question.id)}>
            <bdi>{numberedPrompt(question, session, numbers)}</bdi>
            <MarkedForLater />
          </button>
        </li>
      ))}
    </ul>
  )
}

function stateWords(
  { shown, answered, requiredLeft }: SectionProgress,
  /** Of a section with a time limit that is still to be started. */
  seconds: number | null,
  words: CandidateWords,
): string {
  const { filling } = words
  const states = filling.sectionStates
  if (shown === 0) return states.nothingToAnswer
  if (seconds !== null) return clockWords(words).part.notStarted(seconds)
  if (answered === 0) return states.notStarted
  if (answered === shown) return states.allAnswered
  return requiredLeft === 0
    ? states.restIsOptional(answered, shown)
    : filling.answered(answered, shown)
}
