import { useDeferredValue, useMemo } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Field } from '#src/ui/Field.tsx'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import longList from '#src/ui/longList.module.css'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { moveByKeys } from '#src/ui/rowKeys.ts'
import { useAddressText } from '#src/ui/useAddressText.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'

import { ResponseLine } from './ResponseLine.tsx'
import styles from './ResponsesPage.module.css'
import { filterResponses, isLeft, type ResponseRow, SORTS, sortNamed } from './responseRows.ts'
import { useListAddress } from './useListAddress.ts'

const ROW_HEIGHT = 40
const sorts = Object.entries(SORTS)

export function ResponseList({
  assessmentId,
  rows,
}: {
  assessmentId: string
  rows: readonly ResponseRow[]
}) {
  const [text, setText] = useAddressText('search')
  const { sort, setSort, address } = useListAddress()
  // The field follows the keys at once, the list as soon as it can.
  const search = useDeferredValue(text)
  const matching = useMemo(() => filterResponses(rows, search, sort), [rows, search, sort])

  return (
    <>
      <ListToolbar
        searchLabel="Search name or reference"
        search={text}
        onSearch={setText}
        count={countWords(matching, rows.length)}
        onClear={() => setText('')}
        note={
          <span className={styles.keys}>
            In the list, <kbd>J</kbd> and <kbd>K</kbd> lead down and up, and <kbd>Enter</kbd> opens.
          </span>
        }
      >
        <Field label="Order">
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
        <EmptyState
          title="Nobody matches"
          action={<Button onClick={() => setText('')}>Clear the search</Button>}
        >
          No response is by somebody with that name or reference.
        </EmptyState>
      ) : (
        <VirtualList
          label="Responses"
          className={longList.frame}
          count={matching.length}
          rowHeight={ROW_HEIGHT}
          remember={`responses ${assessmentId}?${address}`}
          resetOn={`${search} ${sort}`}
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
      )}
    </>
  )
}

/** "85 submitted responses: 60 to mark, 25 done" */
function countWords(shown: readonly ResponseRow[], all: number): string {
  const noun = all === 1 ? 'submitted response' : 'submitted responses'
  const count = shown.length === all ? `${all}` : `${shown.length} of ${all}`
  const left = shown.filter(isLeft).length
  return `${count} ${noun}: ${left} to mark, ${shown.length - left} done`
}
