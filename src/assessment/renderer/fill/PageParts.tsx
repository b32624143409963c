import { memo, startTransition, useEffect, useMemo, useState } from 'react'

import type { Question } from '#schemas/question.ts'
import { isSectionShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'

import { useFill, useDrawnStates } from '#src/assessment/renderer/session/FillContext.ts'
import { Heading, type HeadingLevel } from '#src/assessment/renderer/question/Heading.tsx'
import styles from './page.module.css'
import type { Page, PagePart } from './pages.ts'
import { QuestionCardView } from '#src/assessment/renderer/question/QuestionCard.tsx'
import { shownNumbers } from '#src/assessment/renderer/session/questionNumbers.ts'
import type { FocusTarget } from './usePageTurns.ts'

/** Questions that are laid out, or skipped, together. */
const CONTAINED = 8

export type PartsProps = {
  page: Page
  /** The question to focus. */
  focusTarget: FocusTarget | null
  /** Preview: outlined. */
  selectedQuestionId: string | null
}

/**
 * The first questions of a page render at once, and all others in one transition, because many
 * small ones would each cost a frame.
 */
export function PageParts({ page, focusTarget }: PartsProps) {
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
    return <QuestionBlock key={block.key} block={block} page={page} />
  })
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
        const { shown = false, required = false, violation = null } = states[at] ?? {}
        return shown ? (
          <QuestionCardView
            key={question.id}
            question={question}
            number={numbers?.get(question.id) ?? null}
            level={levelOf(page, part)}
            isSelected={false}
            shown
            required={required}
            violation={violation}
          />
        ) : null
      })}
    </section>
  )
})

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
