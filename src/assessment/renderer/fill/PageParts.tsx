import { memo, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'
import { sectionCount } from '#src/assessment/engine/evaluation/sectionCount.ts'
import { isSectionShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'

import { useWords } from '#src/assessment/renderer/text/words.ts'
import { clockWords } from '#src/assessment/words/candidateWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import {
  type DrawnState,
  useDrawnStates,
  useFill,
} from '#src/assessment/renderer/session/FillContext.ts'
import { Heading, type HeadingLevel } from '#src/assessment/renderer/question/Heading.tsx'
import styles from './page.module.css'
import type { Page, PagePart } from './pages.ts'
import { QuestionCardView } from '#src/assessment/renderer/question/QuestionCard.tsx'
import { shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'
import type { FocusTarget } from './usePageTurns.ts'

/** Questions that are laid out, or skipped, together. */
const CONTAINED = 8

export type PartsProps = {
  page: Page
  /** The question to focus. */
  focusTarget: FocusTarget | null
  /** Preview: outlined. */
  selectedQuestionId: string | null
  /** Starts sections that have a time limit, where everything is on one page. */
  timedParts?: TimedParts | undefined
}

/**
 * The first questions of a page render at once, and all others in one transition, because many
 * small ones would each cost a frame.
 */
export function PageParts({ page, focusTarget, timedParts }: PartsProps) {
  // At once, if a question further down should get the focus.
  const whole = focusTarget !== null
  const [isWhole, setWhole] = useState(whole)
  const { session } = useFill()
  useEffect(() => startTransition(() => setWhole(true)), [])
  const blocks = useMemo(() => {
    const numbers = page.kind === 'question' ? null : shownNumbers(session.evaluation)
    const { language } = session.evaluation.compiled.definition
    return page.parts.flatMap((part) => blocksOf(part, page, { numbers, language }))
  }, [page, session])

  return blocks.slice(0, isWhole || whole ? blocks.length : 1).map((block) => {
    const { section, shown } = block.part
    if (!shown && !isSectionShown(session.evaluation, section.id)) return null
    const fold = page.kind === 'all' ? foldOf(block.part, session) : null
    if (fold === null) return <QuestionBlock key={block.key} block={block} page={page} />
    if (!block.isFirst) return null
    const { id } = section
    return <FoldedSection key={`${id} folded`} section={section} fold={fold} {...{ timedParts }} />
  })
}

/** Where candidates start sections and questions with a time limit themselves (rule O10). */
export type TimedParts = {
  /** Draws the size and the limit of a timed section or question. */
  drawFacts: (partId: string, count: QuestionCount) => ReactNode
  /** How long a part takes that is still to be started; null for any other. */
  secondsOf: (partId: string) => number | null
  start: (partId: string) => void
}

/** In place of a section or question that is still to be started: how much it is, and how long. */
export function TimedPart({
  page: { place, parts },
  timedParts,
}: {
  page: Page
  timedParts: TimedParts | undefined
}) {
  const { session } = useFill()
  if (timedParts === undefined) return null
  const section = parts.find(({ section: { id } }) => id === place)?.section
  const count =
    section === undefined ? { fewest: 1, most: 1 } : sectionCount(session.evaluation, section)
  return timedParts.drawFacts(place, count)
}

type Fold = 'unstarted' | 'over'

/** On the page of all: a section before it starts, or when its time is over. */
function FoldedSection({
  section,
  fold,
  timedParts,
}: {
  section: Section
  fold: Fold
  timedParts: TimedParts | undefined
}) {
  const { session, nonce } = useFill()
  const words = useWords()
  const { part } = clockWords(words)
  const id = `${nonce}-${section.id}`
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus may have been one of its questions.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (fold === 'over' && isLost) heading.current?.focus({ preventScroll: true })
  }, [fold])
  return (
    <section className={styles.block} aria-labelledby={id}>
      <Heading
        ref={heading}
        id={id}
        level={2}
        className={styles.sectionTitle}
        dir="auto"
        tabIndex={-1}
      >
        {section.title || part.section}
      </Heading>
      {fold === 'over' ? (
        <p className={styles.folded} dir="auto">
          {part.over}
        </p>
      ) : (
        <>
          {timedParts?.drawFacts(section.id, sectionCount(session.evaluation, section))}
          <div className={styles.folded}>
            <Button aria-describedby={id} onClick={() => timedParts?.start(section.id)}>
              {words.starting.start}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Why a section on the page of all shows nothing; null if it shows its questions. */
function foldOf({ section, questions }: PagePart, session: FillSession): Fold | null {
  if (session.unstarted().has(section.id)) return 'unstarted'
  const closed = session.closed()
  // When all is over, the page is left.
  const isOver = section.timeLimit !== undefined && questions.length > 0
  return isOver && questions.every(({ id }) => closed.has(id)) ? 'over' : null
}

/** Subscribes to its own questions only. */
const QuestionBlock = memo(function QuestionBlock({ block, page }: { block: Block; page: Page }) {
  const { questions, numbers, part } = block
  const states = useDrawnStates(questions)
  const isShort = !block.isFirst && states.filter(({ shown }) => shown).length === 1
  return (
    <section className={styles.block} aria-label={block.label} data-short={isShort || undefined}>
      {block.isFirst && <PartOpening part={part} page={page} />}
      {questions.map((question, at) => {
        const { shown, required, marked, violation } = states[at] ?? NOT_DRAWN
        return shown ? (
          <QuestionCardView
            key={question.id}
            question={question}
            number={numbers?.get(question.id) ?? null}
            level={levelOf(page, part)}
            isSelected={false}
            shown
            required={required}
            marked={marked}
            violation={violation}
          />
        ) : null
      })}
    </section>
  )
})

const NOT_DRAWN: DrawnState = { shown: false, required: false, marked: false, violation: null }

type Block = {
  /** Another one in another language: its texts are new, and so are numbers as they are typed. */
  key: string
  part: PagePart
  isFirst: boolean
  label: string | undefined
  questions: readonly Question[]
  /** Null if the page itself says which question this is. */
  numbers: ReadonlyMap<string, number> | null
}

function blocksOf(
  part: PagePart,
  page: Page,
  { numbers, language }: { numbers: Block['numbers']; language: string },
): Block[] {
  const blocks: Block[] = []
  // A region of this name that holds only the first questions of the section would mislead.
  const isWhole = page.kind === 'all' && part.questions.length <= CONTAINED
  const label = isWhole ? part.section.title || undefined : undefined
  for (let from = 0; from === 0 || from < part.questions.length; from += CONTAINED) {
    const questions = part.questions.slice(from, from + CONTAINED)
    const first = page.kind === 'question' ? questions[0]?.id : from
    const key = `${language} ${part.section.id} ${first}`
    blocks.push({ key, part, isFirst: from === 0, label, questions, numbers })
  }
  return blocks
}

/**
 * In the one-page layout, the section's heading; on the page of its first question, its
 * introduction.
 */
export const PartOpening = memo(function PartOpening({
  part,
  page,
}: {
  part: PagePart
  page: Page
}) {
  const { section } = part
  const introduction = section.introduction?.tree.length ? section.introduction : null
  if (!part.opens && page.kind !== 'question') return null
  return (
    <>
      {page.kind === 'question' && section.title && (
        <p className={styles.eyebrow} dir="auto">
          {section.title}
        </p>
      )}
      {page.kind === 'all' && section.title && (
        <Heading level={2} className={styles.sectionTitle} dir="auto">
          {section.title}
        </Heading>
      )}
      {part.opens && introduction && (
        <div className={styles.introduction}>
          <AuthoredTree text={introduction} />
        </div>
      )}
    </>
  )
})

/** The question is the h1 if it has its own page. No level is skipped. */
export function levelOf(page: Page, part: PagePart | undefined): HeadingLevel {
  if (page.kind === 'question') return 1
  return page.kind === 'all' && part?.section.title ? 3 : 2
}
