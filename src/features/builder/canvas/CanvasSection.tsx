import type { Segment, Run } from '#src/ui/windowRuns.ts'
import { WindowGap } from '#src/ui/WindowGap.tsx'
import styles from './Canvas.module.css'
import { InsertPoint } from './InsertPoint.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { SectionCard } from './SectionCard.tsx'
import type { CanvasItem } from './structure.ts'

interface CanvasSectionProps {
  items: readonly CanvasItem[]
  segments: readonly Segment[]
  heightOf: (run: Run) => number
  /** Nothing was asked anywhere yet: the first steps stand above, an insert point would repeat them. */
  empty: boolean
}

/** As much of one section as is in the page. */
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
            <div key={item.key} data-item={segment.at}>
              <QuestionCard question={item.question} number={item.number} />
              <InsertPoint at={{ sectionId, index: index + 1 }} />
            </div>
          )
        }
        return (
          <div key={item.key} data-item={segment.at} className={styles.head}>
            <SectionCard sectionId={sectionId} position={index + 1} />
            {empty ? null : <InsertPoint at={{ sectionId, index: 0 }} />}
          </div>
        )
      })}
    </section>
  )
}
