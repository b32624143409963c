import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { addressOf } from '#src/features/builder/draft/places.ts'
import { useDefinition, useReadiness, useSelected } from '#src/features/builder/draft/useDraft.ts'
import styles from './Outline.module.css'
import { OutlineBar } from './OutlineBar.tsx'
import { OutlineBlock } from './OutlineBlock.tsx'
import { OutlineSearch } from './OutlineSearch.tsx'
import { type OutlineRow as Row, selectionOf } from './outlineRows.ts'
import { useClosedSections } from './useClosedSections.ts'
import { useOutlineKeys } from './useOutlineKeys.ts'
import { useOutlineRows } from './useOutlineRows.ts'
import { useRowDrag } from './useRowDrag.ts'

/** All sections and questions, one line each. A tree to the keyboard, a list to be dragged in. */
export function Outline() {
  const { draft, selection, acts } = useBuilder()
  // The pane that is typed in comes first; the outline follows when there is time.
  const definition = useDeferredValue(useDefinition((current) => current))
  const gradeById = useReadiness((readiness) => readiness.gradeById)
  const { selection: selected, turn } = useSelected((state) => state)
  const selectedId = addressOf(selected) ?? 'start'
  const [search, setSearch] = useState('')
  const { closed, toggle } = useClosedSections(definition, selected)
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)

  const { rows, blocks } = useOutlineRows(definition, { closed, search })
  const reachableId =
    [focused, selectedId].find((id) => rows.some(({ row }) => row.id === id)) ?? rows[0]?.row.id
  const select = (row: Row, focus?: string) => {
    setFocused(row.id)
    selection.select(selectionOf(row), 'outline', focus)
  }
  const onKeyDown = useOutlineKeys({ tree, rows, closed, toggle, select })
  const drag = useRowDrag({ tree, draft, acts })

  // What was just added is selected before its row is there.
  const isListed = rows.some(({ row }) => row.id === selectedId)
  useEffect(() => {
    const row = tree.current?.querySelector(`[data-row="${selectedId}"]`)
    if (isListed && turn >= 0) row?.scrollIntoView({ block: 'nearest' })
  }, [selectedId, turn, isListed])

  return (
    <div className={styles.outline}>
      <OutlineSearch search={search} onSearch={setSearch} />
      <div
        ref={tree}
        role="tree"
        aria-label="Outline"
        tabIndex={-1}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onPointerDown={drag.onPointerDown}
        onClick={(event) => {
          const row = rowAt(event.target, rows)
          if (row) select(row)
        }}
        onDoubleClick={(event) => {
          const row = rowAt(event.target, rows)
          if (row) select(row, row.kind === 'question' ? 'prompt' : 'title')
        }}
        onFocus={(event) => setFocused(rowAt(event.target, rows)?.id ?? null)}
      >
        {blocks.map((block) => (
          <OutlineBlock
            key={block[0]?.row.id}
            rows={block}
            gradeById={gradeById}
            closed={closed}
            selectedId={idWithin(block, selectedId)}
            reachableId={idWithin(block, reachableId)}
            onToggle={toggle}
          />
        ))}
        {rows.length === 0 ? <p className={styles.none}>No question says “{search}”.</p> : null}
        {drag.lineTop === null ? null : (
          <div data-drop-line className={styles.dropLine} style={{ top: drag.lineTop }} />
        )}
      </div>
      <OutlineBar />
    </div>
  )
}

function idWithin(block: readonly { row: Row }[], id: string | undefined): string | null {
  return block.find(({ row }) => row.id === id)?.row.id ?? null
}

function rowAt(target: EventTarget, rows: readonly { row: Row }[]): Row | null {
  if (!(target instanceof Element)) return null
  const id = target.closest('[data-row]')?.getAttribute('data-row')
  return rows.find(({ row }) => row.id === id)?.row ?? null
}
