import { useEffect, useRef, useState } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { keyOf } from '#src/builder/screens/state/draftPlaces.ts'
import { usePausedDraft, useReadiness, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { ToastArea } from '#src/builder/screens/fields/ToastArea.tsx'
import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import styles from './Outline.module.css'
import { OutlineBar } from './OutlineBar.tsx'
import { OutlineBlock } from './OutlineBlock.tsx'
import { OutlineSearch } from './OutlineSearch.tsx'
import { type OutlineRow as Row, selectionOf } from './outlineRows.ts'
import { useClosedSections } from './useClosedSections.ts'
import { useOutlineKeys } from './useOutlineKeys.ts'
import { ROWS_TOGETHER, useOutlineRows } from './useOutlineRows.ts'
import { useRowDrag } from './useRowDrag.ts'

interface OutlineProps {
  /** Toasts are shown above its footer. */
  hasToasts?: boolean
}

/**
 * All sections and questions, in one or two lines each. A tree for the keyboard, with drag and
 * drop.
 */
export function Outline({ hasToasts = false }: OutlineProps) {
  const { draft, selection, actions } = useBuilder()
  const { definition } = usePausedDraft()
  const gradeById = useReadiness((readiness) => readiness.gradeById)
  const { selection: selected, turn } = useSelected((state) => state)
  const selectedId = keyOf(selected)
  const [search, setSearch] = useState('')
  const { closed, toggle } = useClosedSections(definition, selected)
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)

  const { rows, blocks, keys } = useOutlineRows(definition, { closed, search })
  const reachableId =
    [focused, selectedId].find((id) => rows.some(({ row }) => row.id === id)) ?? rows[0]?.row.id
  const select = (row: Row, focus?: string) => {
    setFocused(row.id)
    selection.select(selectionOf(row), 'outline', focus)
  }
  const onKeyDown = useOutlineKeys({ tree, rows, closed, toggle, select })
  const drag = useRowDrag({ tree, draft, actions })
  // The text of every row is always rendered; the rest only near the viewport.
  const { list, run } = useListWindow({
    keys,
    chosen: keys.find((_, at) => idWithin(blocks[at] ?? [], selectedId)) ?? null,
    estimate: () => ROWS_TOGETHER * 30,
    beyond: 90,
  })

  // A new item is selected before its row exists.
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
        <div ref={list} role="none">
          {blocks.map((block, at) => (
            <OutlineBlock
              key={keys[at]}
              at={at}
              bare={at < run.from || at >= run.to}
              rows={block}
              gradeById={gradeById}
              closed={closed}
              selectedId={idWithin(block, selectedId)}
              reachableId={idWithin(block, reachableId)}
              onToggle={toggle}
            />
          ))}
        </div>
        {rows.length === 0 ? (
          <p className={styles.none}>{`No question says “${search}”.`}</p>
        ) : null}
        {drag.lineTop === null ? null : (
          <div data-drop-line className={styles.dropLine} style={{ top: drag.lineTop }} />
        )}
      </div>
      {hasToasts ? <ToastArea /> : null}
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
