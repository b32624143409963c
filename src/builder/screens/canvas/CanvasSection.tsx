import type { Segment, Run } from '#src/ui/lists/windowRuns.ts'
import { WindowGap } from '#src/ui/lists/WindowGap.tsx'
import styles from './Canvas.module.css'
import { InsertPoint } from './InsertPoint.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { SectionCard } from './SectionCard.tsx'
import type { CanvasItem } from './structure.ts'

interface CanvasSectionProps {
  items: readonly CanvasItem[]
  segments: readonly Segment[]
  heightOf: (run: Run) => number
  /**
   * The draft has no questions: the empty state above offers the first steps, so insert points are
   * hidden.
   */
  empty: boolean
}

/** The rendered part of one section. */
export function CanvasSection({ items, segments, heightOf, empty }: CanvasSectionProps) {
  const [first] = segments
  const head = first?.kind === 'item' ? items[first.at] : undefined
  return (
    <section aria-labelledby={head?.kind === 'head' ? `heading-${head.sectionId}` : undefined}>
      {segments.map((segment) => {
        if (segment.kind === 'gap') {
          return <WindowGap key={`gap ${segment.from}`} {...segment} height={heightOf(segment)} />
        }
        const item = items[segment.at]
        if (!item) return null
        const { sectionId, index } = item
        if (item.kind === 'question') {
          return (
            <div key={item.key} data-item={segment.at} className={styles.item}>
              <QuestionCard question={item.question} number={item.number} />
              <InsertPoint at={{ sectionId, index: index + 1 }} />
            </div>
          )
        }
        return (
          <div key={item.key} data-item={segment.at} className={`${styles.item} ${styles.head}`}>
            <SectionCard sectionId={sectionId} position={index + 1} />
            {empty ? null : <InsertPoint at={{ sectionId, index: 0 }} />}
          </div>
        )
      })}
    </section>
  )
}
