import { ListChecks } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { ChosenBar } from '#src/builder/screens/many/ChosenBar.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { keyOf, sectionOf, type Selection } from '#src/builder/screens/state/draftPlaces.ts'
import { usePausedDraft, useReadiness, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { ToastArea } from '#src/builder/screens/fields/ToastArea.tsx'
import { announce } from '#src/ui/announce.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SearchInput } from '#src/ui/controls/SearchInput.tsx'

import styles from './Outline.module.css'
import { OutlineBar } from './OutlineBar.tsx'
import { OutlineBlock } from './OutlineBlock.tsx'
import { type OutlineRow as Row, selectionOf } from './outlineRows.ts'
import { type OutlineChoice, type RowChoice, useOutlineChoice } from './useOutlineChoice.ts'
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
  const { draft, selection, actions, chosen: chosenStore } = useBuilder()
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
  const choice = useOutlineChoice({ tree, definition, rows, search })
  const onKeyDown = useOutlineKeys({ tree, rows, closed, choice, toggle, select })
  const focusTree = useRestoreFocus<'tree'>(
    () => tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]') ?? null,
  )
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
      <div className={styles.top}>
        <OutlineSearch search={search} onSearch={setSearch} />
        <IconButton
          label="Select questions"
          icon={<ListChecks size={16} />}
          aria-pressed={choice.isChoosing}
          onClick={() => {
            if (choice.isChoosing) chosenStore.clear()
            else {
              chosenStore.startSelecting()
              announce('Press questions to select them')
            }
          }}
        />
      </div>
      <div
        ref={tree}
        role="tree"
        aria-label="Outline"
        aria-multiselectable
        tabIndex={-1}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onPointerDown={drag.onPointerDown}
        onClick={(event) => {
          const row = rowAt(event.target, rows)
          if (row && !choice.onPress(event, row)) select(row)
        }}
        onDoubleClick={(event) => {
          const row = rowAt(event.target, rows)
          if (row && !choice.isChoosing) select(row, row.kind === 'question' ? 'prompt' : 'title')
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
              choices={choice.isChoosing ? choicesIn(block, choice) : null}
              reachableId={idWithin(block, reachableId)}
              onToggle={toggle}
            />
          ))}
        </div>
        {rows.length === 0 ? (
          <p className={styles.none}>{`No question contains “${search}”.`}</p>
        ) : null}
        {drag.lineTop === null ? null : (
          <div data-drop-line className={styles.dropLine} style={{ top: drag.lineTop }} />
        )}
      </div>
      {hasToasts ? <ToastArea /> : null}
      {choice.isChoosing ? (
        <ChosenBar
          chosen={choice.chosen}
          unlisted={unlistedOf(choice.chosen, rows)}
          onSelectAll={choice.selectAll}
          onSelectSection={choice.selectSection}
          onGone={() => focusTree('tree')}
        />
      ) : (
        <OutlineBar />
      )}
    </div>
  )
}

function idWithin(block: readonly { row: Row }[], id: string | undefined): string | null {
  return block.find(({ row }) => row.id === id)?.row.id ?? null
}

/** One letter per row, so that a block is rendered again only if one of them changes. */
function choicesIn(block: readonly { row: Row }[], { choiceOf }: OutlineChoice): string {
  return block.map(({ row }) => CHOICE_LETTERS[choiceOf(row)]).join('')
}

const CHOICE_LETTERS: { readonly [C in RowChoice]: string } = { all: 'a', some: 's', none: 'n' }

function unlistedOf(chosen: readonly string[], rows: readonly { row: Row }[]): number {
  const listed = new Set(rows.map(({ row }) => row.id))
  return chosen.filter((id) => !listed.has(id)).length
}

function rowAt(target: EventTarget, rows: readonly { row: Row }[]): Row | null {
  if (!(target instanceof Element)) return null
  const id = target.closest('[data-row]')?.getAttribute('data-row')
  return rows.find(({ row }) => row.id === id)?.row ?? null
}

interface OutlineSearchProps {
  search: string
  onSearch: (search: string) => void
}

/** Doesn't re-render with every edit, because browsers treat a re-rendered field as changed. */
const OutlineSearch = memo(function OutlineSearch({ search, onSearch }: OutlineSearchProps) {
  return (
    <Field label="Search questions" hideLabel className={styles.search}>
      <SearchInput
        placeholder="Search questions"
        value={search}
        onChange={onSearch}
        data-own-undo
      />
    </Field>
  )
})

interface ClosedSections {
  closed: ReadonlySet<string>
  toggle: (sectionId: string) => void
}

/**
 * Collapsed sections, for as long as the builder is open, so that everything is visible on the next
 * visit. Selecting a question expands its section.
 */
function useClosedSections(definition: Definition, selection: Selection): ClosedSections {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState(selection)
  if (seen !== selection) {
    setSeen(selection)
    const section = selection.kind === 'question' ? sectionOf(definition, selection) : null
    if (section && closed.has(section.id)) setClosed(without(closed, section.id))
  }
  const toggle = useCallback((id: string) => {
    setClosed((now) => (now.has(id) ? without(now, id) : new Set([...now, id])))
  }, [])
  return { closed, toggle }
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((each) => each !== id))
}
