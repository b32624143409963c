import { Fragment, memo, useEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { addressOf } from '#src/features/builder/draft/places.ts'
import { useSelected } from '#src/features/builder/draft/useDraft.ts'
import { FillContext } from '#src/renderer/fill/FillContext.ts'
import styles from './Canvas.module.css'
import { createClosedFill } from './closedFill.ts'
import { EmptyCanvas } from './EmptyCanvas.tsx'
import { InsertPoint } from './InsertPoint.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { SectionCard } from './SectionCard.tsx'
import { StartCard } from './StartCard.tsx'
import { BLOCK, type PlacedQuestion, type SectionStructure } from './structure.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { useStructure } from './useStructure.ts'

/** The whole draft, one part of it open for editing. */
export function Canvas() {
  const { draft } = useBuilder()
  const structure = useStructure()
  const pane = useRef<HTMLDivElement>(null)
  useSelectedInView(pane)
  useFieldFocus(pane)
  const [closedFill] = useState(createClosedFill)
  const empty = structure.every(({ blocks }) => blocks.length === 0)

  return (
    // Leaving a field ends the step that its typing was.
    <div ref={pane} className={styles.canvas} onBlur={() => draft.endStep()}>
      <div className={styles.column}>
        <StartCard />
        {empty ? <EmptyCanvas /> : null}
        <FillContext value={closedFill}>
          {structure.map((section, at) => (
            <SectionPart key={section.sectionId} section={section} at={at} empty={empty} />
          ))}
        </FillContext>
        <InsertPoint at={null} sectionIndex={structure.length} />
      </div>
    </div>
  )
}

interface SectionPartProps {
  section: SectionStructure
  at: number
  /** Nothing was asked anywhere yet: the first steps stand above, an insert point would repeat them. */
  empty: boolean
}

const SectionPart = memo(function SectionPart({ section, at, empty }: SectionPartProps) {
  const { sectionId, blocks } = section
  return (
    <section className={styles.section} aria-labelledby={`heading-${sectionId}`}>
      <SectionCard sectionId={sectionId} position={at + 1} />
      {empty ? null : <InsertPoint at={{ sectionId, index: 0 }} />}
      {blocks.map((block, index) => (
        <QuestionBlock
          key={block[0]?.question.id}
          sectionId={sectionId}
          block={block}
          from={index * BLOCK}
        />
      ))}
    </section>
  )
})

interface QuestionBlockProps {
  sectionId: string
  block: readonly PlacedQuestion[]
  /** The place of the first one within the section. */
  from: number
}

const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { sectionId, block, from } = props
  return (
    <div className={styles.block}>
      {block.map(({ question, number }, index) => (
        <Fragment key={question.id}>
          <QuestionCard question={question} number={number} />
          <InsertPoint at={{ sectionId, index: from + index + 1 }} />
        </Fragment>
      ))}
    </div>
  )
})

/** What was selected in another pane scrolls into view here. */
function useSelectedInView(pane: { current: HTMLElement | null }) {
  const { selection, from, turn } = useSelected((state) => state)
  const address = addressOf(selection) ?? 'start'
  useEffect(() => {
    if (turn === 0 && address === 'start') return
    const card = pane.current?.querySelector(`[data-card="${address}"]`)
    if (!card) return
    return keepInView(card, from === 'canvas' ? 'nearest' : 'start')
  }, [address, from, turn, pane])
}

/** What is passed over takes its true height only as it comes near, and pushes the card away again. */
function keepInView(card: Element, block: ScrollLogicalPosition): () => void {
  let framesLeft = SETTLING_FRAMES
  let frame = 0
  const scroll = () => {
    card.scrollIntoView({ block })
    if (framesLeft-- > 0) frame = requestAnimationFrame(scroll)
  }
  scroll()
  return () => cancelAnimationFrame(frame)
}

const SETTLING_FRAMES = 4
