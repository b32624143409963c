import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { inputRows } from '#src/renderer/inputRows.ts'
import { keyOf, questionAt, START_KEY } from '#src/features/builder/draft/places.ts'
import { useSelected } from '#src/features/builder/draft/useDraft.ts'
import { FillContext } from '#src/renderer/fill/FillContext.ts'
import { useListWindow } from '#src/ui/useListWindow.ts'
import { WindowGap } from '#src/ui/WindowGap.tsx'
import { groupsOf } from '#src/ui/windowRuns.ts'
import styles from './Canvas.module.css'
import { CanvasSection } from './CanvasSection.tsx'
import { createClosedFill } from './closedFill.ts'
import { EmptyCanvas } from './EmptyCanvas.tsx'
import { InsertPoint } from './InsertPoint.tsx'
import { StartCard } from './StartCard.tsx'
import { itemKey, questionIdOf } from './structure.ts'
import { useFieldFocus } from './useFieldFocus.ts'
import { useStructure } from './useStructure.ts'

/** The whole draft, one part of it open for editing. What is far out of view is not in the page. */
export function Canvas() {
  const { draft } = useBuilder()
  const { items, keys, sections } = useStructure()
  const chosen = useSelected(({ selection }) => itemKey(selection))
  const estimate = useEstimate()
  const { list, onFocus, isDrawn, heightOf } = useListWindow({
    keys,
    chosen,
    estimate,
    beyond: BEYOND,
  })
  const groups = groupsOf(items.length, isDrawn, (at) => items[at]?.sectionId)
  const pane = useRef<HTMLDivElement>(null)
  useSelectedInView(pane)
  useFieldFocus(pane)
  const [closedFill] = useState(createClosedFill)
  const empty = items.length === sections

  return (
    // Leaving a field ends the step that its typing was.
    <div ref={pane} className={styles.canvas} onBlur={() => draft.endStep()}>
      <div className={styles.column}>
        <StartCard />
        {empty ? <EmptyCanvas /> : null}
        <FillContext value={closedFill}>
          <div ref={list} onFocus={onFocus}>
            {groups.map((group) =>
              group.kind === 'gap' ? (
                <WindowGap key={`gap ${group.from}`} {...group} height={heightOf(group)} />
              ) : (
                <CanvasSection
                  key={group.id}
                  items={items}
                  segments={group.segments}
                  heightOf={heightOf}
                  empty={empty}
                />
              ),
            )}
          </div>
        </FillContext>
        <InsertPoint at={null} sectionIndex={sections} />
      </div>
    </div>
  )
}

const BEYOND = { drawn: 800, least: 300 }

/** Pixels that a closed card, or the head of a section, takes with what stands below it. */
function useEstimate(): (key: string) => number {
  const { draft } = useBuilder()
  return useCallback(
    (key: string) => {
      const found = questionAt(draft.definition(), questionIdOf(key) ?? '')
      return found ? 100 + 44 * inputRows(found.question) : 106
    },
    [draft],
  )
}

/** What was selected in another pane scrolls into view here. */
function useSelectedInView(pane: { current: HTMLElement | null }) {
  const { selection, from, turn } = useSelected((state) => state)
  const address = keyOf(selection)
  // Before anybody looks at what is in view.
  useLayoutEffect(() => {
    if (turn === 0 && address === START_KEY) return
    const card = pane.current?.querySelector(`[data-card="${address}"]`)
    card?.scrollIntoView({ block: from === 'canvas' ? 'nearest' : 'start' })
  }, [address, from, turn, pane])
}
