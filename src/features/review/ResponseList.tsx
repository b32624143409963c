import { useDeferredValue, useMemo } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ColumnHeads } from '#src/ui/ColumnHeads.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Field } from '#src/ui/Field.tsx'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import longList from '#src/ui/longList.module.css'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { openableRows } from '#src/ui/openableRows.ts'
import { moveByKeys } from '#src/ui/rowKeys.ts'
import { useAddressText } from '#src/ui/useAddressText.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'

import { ResponseLine } from './ResponseLine.tsx'
import styles from './ResponsesPage.module.css'
import {
  filterResponses,
  isLeft,
  type ResponseRow,
  SORTS,
  STATES,
  sortNamed,
  stateNamed,
} from './responseRows.ts'
import { useListAddress } from './useListAddress.ts'

const ROW_HEIGHT = 40
const sorts = Object.entries(SORTS)
const states = Object.entries(STATES)
/** As the parts of a line are, one after the other. */
const HEADS = [
  'Candidate',
  'Reference',
  'Score',
  'Outcome',
  'Stage',
  'Version',
  'Submitted',
] as const

export function ResponseList({
  assessmentId,
  rows,
}: {
  assessmentId: string
  rows: readonly ResponseRow[]
}) {
  const [text, setText] = useAddressText('search')
  const { sort, setSort, state, setState, address } = useListAddress()
  // The field follows the keys at once, the list as soon as it can.
  const search = useDeferredValue(text)
  const matching = useMemo(
    () => filterResponses(rows, { search, state, sort }),
    [rows, search, state, sort],
  )
  const clear = () => {
    setText('')
    setState('all')
  }

  return (
    <>
      <ListToolbar
        searchLabel="Search name or reference"
        search={text}
        onSearch={setText}
        count={countWords(matching, rows.length)}
        onClear={clear}
        note={
          <span className={styles.keys}>
            <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens
          </span>
        }
      >
        <Field label="Show">
          <NativeSelect
            value={state}
            onChange={(event) => setState(stateNamed(event.target.value))}
          >
            {states.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Sort">
          <NativeSelect value={sort} onChange={(event) => setSort(sortNamed(event.target.value))}>
            {sorts.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </ListToolbar>
      {matching.length === 0 ? (
        <EmptyState title="No matches" action={<Button onClick={clear}>Show all responses</Button>}>
          Try another name or reference, or fewer filters.
        </EmptyState>
      ) : (
        <>
          <ColumnHeads className={styles.line} names={HEADS} />
          <div ref={openableRows} className={styles.rows}>
            <VirtualList
              label="Responses"
              className={longList.frame}
              count={matching.length}
              rowHeight={ROW_HEIGHT}
              remember={`responses ${assessmentId}?${address}`}
              resetOn={`${search} ${state} ${sort}`}
              onKeyDown={moveByKeys}
              keyOf={(index) => matching[index]?.candidateId ?? `${index}`}
            >
              {(index) => {
                const row = matching[index]
                return row ? (
                  <ResponseLine
                    assessmentId={assessmentId}
                    row={row}
                    search={search}
                    address={address}
                  />
                ) : null
              }}
            </VirtualList>
          </div>
        </>
      )}
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
