import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import { NoMatches } from '#src/ui/filters/NoMatches.tsx'
import { classes } from '#src/ui/classes.ts'
import { ListToolbar } from '#src/ui/filters/ListToolbar.tsx'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { isArrival } from '#src/ui/lists/arrival.ts'
import { openableRows } from '#src/ui/lists/openableRows.ts'
import { useHelpKey } from '#src/ui/useHelpKey.ts'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { moveByKeys } from '#src/ui/lists/rowKeys.ts'
import { useNarrowFrame } from '#src/ui/lists/useNarrowFrame.ts'
import { useRowHeight } from '#src/ui/lists/useRowHeight.ts'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'
import { type ShortcutGroup, ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'
import { useNoHiddenSearch } from '#src/review/screens/useNoHiddenSearch.ts'
import { filterResponses } from '#src/review/screens/filterResponses.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'

import { QueueProgress } from './QueueProgress.tsx'
import { emptyColumns, responseColumns } from './responseColumns.tsx'
import { activeFilters, ResponseFilters } from './ResponseFilters.tsx'
import styles from './ResponsesPage.module.css'
import { SelectionBar } from './SelectionBar.tsx'
import { useSelection } from './useSelection.ts'

const ONE_LINE = 40

export function ResponseList({
  assessmentId,
  rows,
  progress,
}: {
  assessmentId: string
  rows: readonly ResponseRow[]
  /** Null once all have been read. */
  progress: Progress | null
}) {
  const { search: text, setSearch, filter: chosen, change, clear, address } = useResponsesState()
  useNoHiddenSearch(assessmentId)
  const words = useRecommendationWords()
  const listed = useMemo(
    () => (progress === null ? new Set(rows.map(({ candidateId }) => candidateId)) : null),
    [rows, progress],
  )
  const selection = useSelection(listed)
  const [isHelp, setHelp] = useState(false)
  useHelpKey(() => setHelp(true))
  const [frame, isNarrow] = useNarrowFrame()
  const rowHeight = useRowHeight(ONE_LINE, isNarrow)
  const hasNames = rows.some(({ isHidden }) => !isHidden)
  const isOneJob = rows.every(({ job }) => job === rows[0]?.job)
  // The field updates at once, the list when it can.
  const filter = useDeferredValue(chosen)
  const { search } = filter
  const matching = useMemo(() => filterResponses(rows, filter), [rows, filter])

  return (
    <>
      <ListToolbar
        searchLabel={hasNames ? 'Search name or reference' : 'Search reference'}
        search={text}
        onSearch={setSearch}
        count={progress === null ? countWords(matching, rows.length) : loadingWords(progress)}
        filters={activeFilters(chosen, words, change)}
        onClear={matching.length === 0 ? null : clear}
        note={
          <span className={styles.note}>
            {selection.chosen.length > 0 ? (
              <SelectionBar
                assessmentId={assessmentId}
                chosen={selection.chosen}
                total={rows.length}
                address={address}
                onClear={selection.clear}
              />
            ) : null}
            <span className={styles.keys}>
              <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens, <kbd>X</kbd>{' '}
              selects, <kbd>?</kbd> help
            </span>
          </span>
        }
      >
        <ResponseFilters rows={rows} filter={filter} change={change} />
      </ListToolbar>
      {progress === null ? <QueueProgress assessmentId={assessmentId} rows={rows} /> : null}
      <div ref={frame} className={styles.frame} data-without={emptyColumns(rows).join(' ')}>
        <RowList
          columns={responseColumns({
            hasNames,
            words,
            assessmentId,
            search,
            address,
            rows,
            sort: filter.sort,
            onSort: (sort) => change({ sort }),
            chosen: selection.chosen,
            onChoose: selection.toggle,
          })}
          rows={matching}
          className={classes(styles.rows, isOneJob && styles.oneJob, !hasNames && styles.unnamed)}
          empty={
            <NoMatches onClear={clear}>
              {hasNames
                ? 'Try another name or reference, or fewer filters.'
                : 'Try another reference, or fewer filters.'}
            </NoMatches>
          }
        >
          {(draw) => (
            <div ref={openableRows} className={styles.openable}>
              <FocusOnArrival />
              <VirtualList
                label="Responses"
                count={matching.length}
                rowHeight={rowHeight}
                remember={`responses ${assessmentId}?${address}`}
                resetOn={JSON.stringify(filter)}
                onKeyDown={(event) => {
                  selectByKey(event)
                  openByKey(event)
                  markByKey(event)
                  moveByKeys(event)
                }}
                keyOf={(index) => matching[index]?.candidateId ?? `${index}`}
              >
                {(index) => draw(matching[index])}
              </VirtualList>
            </div>
          )}
        </RowList>
      </div>
      {isHelp ? <ShortcutsDialog groups={LIST_SHORTCUTS} onClose={() => setHelp(false)} /> : null}
    </>
  )
}

/** "85 submitted responses, 60 provisional" */
function countWords(shown: readonly ResponseRow[], all: number): string {
  const noun = all === 1 ? 'submitted response' : 'submitted responses'
  const count =
    shown.length === all ? numberText(all) : `${numberText(shown.length)} of ${numberText(all)}`
  const left = shown.filter(({ isProvisional }) => isProvisional).length
  return left === 0 ? `${count} ${noun}` : `${count} ${noun}, ${numberText(left)} provisional`
}

function loadingWords({ done, total }: Progress): string {
  return `Loading responses: ${numberText(done)} of ${numberText(total)}`
}

/** X selects the focused row, or no longer. */
function selectByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.key !== 'x') return
  if (!(event.target instanceof Element)) return
  const box = event.target.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!box) return
  event.preventDefault()
  box.click()
}

/** Keys of the responses list. They work while it has the focus, as it has on arrival. */
const LIST_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'In the list',
    keys: [
      ['J, K', 'Go to the next or previous response'],
      ['Enter', 'Open the response'],
      ['X', 'Select the response to compare it, or unselect it'],
      ['Q', 'Mark by question'],
      ['?', 'Show this list'],
    ],
  },
]

/** Q follows the link to marking by question, if there is something to mark. */
function markByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.key !== 'q') return
  const link = document.querySelector<HTMLElement>('[data-by-question]')
  if (!link) return
  event.preventDefault()
  link.click()
}

/** Enter on the list itself opens the first row in view. */
function openByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list, key } = event
  if (key !== 'Enter' || target !== list) return
  const { top } = list.getBoundingClientRect()
  const first = [...list.querySelectorAll('li')].find(
    (row) => row.getBoundingClientRect().top >= top,
  )
  first?.querySelector('a')?.click()
}

/** Whoever arrives is in the list, so that its keys act at once. */
function FocusOnArrival() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = here.current?.parentElement?.querySelector('section')
    if (!list || !isArrival()) return
    list.focus({ preventScroll: true })
    // Its first row shows where the keys act, instead of a ring around all of them.
    if (list.scrollTop > 0) return
    list.dataset['arrived'] = ''
    list.addEventListener('blur', () => delete list.dataset['arrived'], { once: true })
  }, [])
  return <span ref={here} hidden />
}
