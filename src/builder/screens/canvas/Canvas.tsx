import { useLayoutEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { inputRows } from '#src/assessment/renderer/question/inputRows.ts'
import { keyOf, START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'
import { FillContext } from '#src/assessment/renderer/session/FillContext.ts'
import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import { WindowGap } from '#src/ui/lists/WindowGap.tsx'
import { groupsOf } from '#src/ui/lists/windowRuns.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { english } from '#src/assessment/words/english/first.ts'
import styles from './Canvas.module.css'
import { CanvasSection } from './CanvasSection.tsx'
import { createClosedSession } from './closedSession.ts'
import { EmptyCanvas } from './EmptyCanvas.tsx'
import { InsertPoint } from './InsertPoint.tsx'
import { StartCard } from './StartCard.tsx'
import { type CanvasItem, itemKey } from './structure.ts'
import { useFieldFocus } from '#src/builder/screens/fields/useFieldFocus.ts'
import { useStructure } from './useStructure.ts'

/** The whole draft, with one part open for editing. Windowed. */
export function Canvas() {
  const { draft } = useBuilder()
  const { items, keys, sections } = useStructure()
  const chosen = useSelected(({ selection }) => itemKey(selection))
  const { list, onFocus, isDrawn, heightOf } = useListWindow({
    keys,
    chosen,
    estimate: (at) => estimatedHeight(items[at]),
    beyond: 500,
  })
  const groups = groupsOf(items.length, isDrawn, (at) => items[at]?.sectionId)
  const pane = useRef<HTMLDivElement>(null)
  useSelectedInView(pane)
  useFieldFocus(pane)
  const [closedFill] = useState(createClosedSession)
  const empty = items.length === sections

  return (
    // Leaving a field ends the undo step of its typing.
    <div ref={pane} className={styles.canvas} onBlur={() => draft.endStep()}>
      <div className={styles.column}>
        <StartCard />
        {empty ? <EmptyCanvas /> : null}
        <WordsContext value={english}>
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
        </WordsContext>
        <InsertPoint at={null} sectionIndex={sections} />
      </div>
    </div>
  )
}

/** The height in pixels of a closed card or section header, including the insert point below it. */
function estimatedHeight(item: CanvasItem | undefined): number {
  return item?.kind === 'question' ? 100 + 44 * inputRows(item.question) : 106
}

/** Scrolls to what was selected in another pane. */
function useSelectedInView(pane: { current: HTMLElement | null }) {
  const { selection, from, turn } = useSelected((state) => state)
  const address = keyOf(selection)
  // Before the visible range is computed.
  useLayoutEffect(() => {
    if (turn === 0 && address === START_KEY) return
    const card = pane.current?.querySelector(`[data-card="${address}"]`)
    card?.scrollIntoView({ block: from === 'canvas' ? 'nearest' : 'start' })
  }, [address, from, turn, pane])
}
