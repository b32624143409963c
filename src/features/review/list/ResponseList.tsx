import { NoMatches } from '#src/ui/filters/NoMatches.tsx'
import { useDeferredValue, useMemo } from 'react'
import { Field } from '#src/ui/controls/Field.tsx'
import { ListToolbar } from '#src/ui/filters/ListToolbar.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { openableRows } from '#src/ui/lists/openableRows.ts'
import { RowList } from '#src/ui/lists/RowList.tsx'
import { moveByKeys } from '#src/ui/lists/rowKeys.ts'
import { useRowHeight } from '#src/ui/lists/useRowHeight.ts'
import { VirtualList } from '#src/ui/lists/VirtualList.tsx'

import { responseColumns } from './responseColumns.tsx'
import styles from './ResponsesPage.module.css'
import {
  filterResponses,
  isLeft,
  type ResponseRow,
  SORTS,
  STATES,
} from '#src/features/review/responseRows.ts'
import { useResponsesState } from '#src/features/review/useResponsesState.ts'

const ONE_LINE = 40
const sorts = Object.entries(SORTS)
const states = Object.entries(STATES)

export function ResponseList({
  assessmentId,
  rows,
}: {
  assessmentId: string
  rows: readonly ResponseRow[]
}) {
  const { search: text, setSearch, sort, state, change, clear, address } = useResponsesState()
  const rowHeight = useRowHeight(ONE_LINE)
  const hasNames = rows.some(({ isHidden }) => !isHidden)
  // The field updates at once, the list when it can.
  const search = useDeferredValue(text)
  const matching = useMemo(
    () => filterResponses(rows, { search, state, sort }),
    [rows, search, state, sort],
  )

  return (
    <>
      <ListToolbar
        searchLabel={hasNames ? 'Search name or reference' : 'Search reference'}
        search={text}
        onSearch={setSearch}
        count={countWords(matching, rows.length)}
        onClear={matching.length === 0 ? null : clear}
        note={
          <span className={styles.keys}>
            <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens
          </span>
        }
      >
        <Field label="Show">
          <NativeSelect value={state} onChange={(event) => change({ state: event.target.value })}>
            {states.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Sort">
          <NativeSelect value={sort} onChange={(event) => change({ sort: event.target.value })}>
            {sorts.map(([value, words]) => (
              <option key={value} value={value}>
                {value === 'name' && !hasNames ? 'Reference' : words}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </ListToolbar>
      <RowList
        columns={responseColumns(hasNames, assessmentId, search, address)}
        rows={matching}
        className={styles.rows}
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
            <VirtualList
              label="Responses"
              count={matching.length}
              rowHeight={rowHeight}
              remember={`responses ${assessmentId}?${address}`}
              resetOn={`${search} ${state} ${sort}`}
              onKeyDown={moveByKeys}
              keyOf={(index) => matching[index]?.candidateId ?? `${index}`}
            >
              {(index) => draw(matching[index])}
            </VirtualList>
          </div>
        )}
      </RowList>
    </>
  )
}

/** "85 submitted responses, 60 provisional" */
function countWords(shown: readonly ResponseRow[], all: number): string {
  const noun = all === 1 ? 'submitted response' : 'submitted responses'
  const count = shown.length === all ? `${all}` : `${shown.length} of ${all}`
  const left = shown.filter(isLeft).length
  return left === 0 ? `${count} ${noun}` : `${count} ${noun}, ${left} provisional`
}
