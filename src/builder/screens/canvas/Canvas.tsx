import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ClipboardPaste } from 'lucide-react'

import { failed } from '#schemas/result.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { inputRows } from '#src/assessment/renderer/question/inputRows.ts'
import { keyOf, START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import { useSelected } from '#src/builder/screens/state/useDraft.ts'
import { type Fill, FillContext } from '#src/assessment/renderer/session/FillContext.ts'
import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import { WindowGap } from '#src/ui/lists/WindowGap.tsx'
import { groupsOf, type Run, type Segment } from '#src/ui/lists/windowRuns.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { english } from '#src/assessment/words/english/first.ts'
import { useFieldFocus } from '#src/builder/screens/fields/useFieldFocus.ts'
import type { DraftStore } from '#src/builder/screens/state/draftStore.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { emptyDefinition } from '#src/assessment/engine/editing/definition.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { KindPicker } from '#src/builder/screens/question/KindPicker.tsx'

import styles from './Canvas.module.css'
import { InsertPoint } from './InsertPoint.tsx'
import { StartCard } from './StartCard.tsx'
import { type CanvasItem, itemKey, NOTHING, type Structure, structureOf } from './structure.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { SectionCard } from './SectionCard.tsx'
import { useTypedField } from './useTypedField.ts'

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
  useFocusInView(pane)
  const typedField = useTypedField()
  const [closedFill] = useState(createClosedSession)
  const empty = items.length === sections

  return (
    <div
      ref={pane}
      className={styles.canvas}
      onInput={typedField.onInput}
      onBlur={(event) => {
        // Leaving a field ends the undo step of its typing.
        draft.endStep()
        typedField.onBlur(event)
      }}
    >
      <div className={styles.column}>
        {empty ? <EmptyCanvas /> : null}
        <StartCard />
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

/** A message below makes the pane lower: what has the focus in it stays in view. */
function useFocusInView(pane: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = pane.current
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const before = height
      height = element.clientHeight
      const focused = document.activeElement
      if (height >= before || !element.contains(focused)) return
      const top = element.getBoundingClientRect().top
      const place = focused?.getBoundingClientRect()
      const isCut = place && place.top < top + before && place.bottom > top + height
      if (isCut) focused?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
}

function useStructure(): Structure {
  const { draft } = useBuilder()
  const read = useMemo(() => structureReader(draft), [draft])
  return useSyncExternalStore(draft.subscribe, read)
}

/** Returns the same structure until it changes. */
function structureReader(draft: DraftStore): () => Structure {
  let structure = NOTHING
  return () => {
    structure = structureOf(draft.definition(), structure)
    return structure
  }
}

/** The fill session for rendering closed questions, which are never answered. */
function createClosedSession(): Fill {
  const nothing = emptyDefinition('', { sectionId: 's' })
  return {
    session: createFillSession(compile(nothing), {}, { seed: 0 }),
    files: {
      keep: async () => failed({ kind: 'storage-failed' }),
      remove: async () => undefined,
      open: async () => null,
      adding: () => undefined,
    },
    mode: 'preview',
    nonce: 'canvas',
    typed: () => undefined,
    enter: () => undefined,
    describeHidden: () => '',
    hidden: null,
  }
}

/** The draft has no questions yet: offers the first two steps, above what can be set later. */
function EmptyCanvas() {
  const { actions, dialogs, draft } = useBuilder()
  const first = () => {
    const [section] = draft.definition().sections
    return section ? { sectionId: section.id, index: 0 } : null
  }
  return (
    <section className={styles.empty} aria-labelledby="empty-canvas">
      <h2 id="empty-canvas" tabIndex={-1} data-starts-here>
        Add the first question
      </h2>
      <p>Choose a kind of question.</p>
      <KindPicker label="Kind of question" onPick={(kind) => actions.addQuestion(kind, first())} />
      <p>Or paste questions you already have.</p>
      <Button icon={<ClipboardPaste />} onClick={() => dialogs.open({ kind: 'pasteQuestions' })}>
        Paste questions
      </Button>
    </section>
  )
}

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
function CanvasSection({ items, segments, heightOf, empty }: CanvasSectionProps) {
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
