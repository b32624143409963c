import { useListState } from '#src/parts/useListState.ts'
import { sortNamed, stateNamed } from './responseRows.ts'

/** Search, filter and order of the responses, shared by the list and the responses. */
export function useResponsesState() {
  const list = useListState({ state: 'all', sort: 'left' })
  return { ...list, state: stateNamed(list.value('state')), sort: sortNamed(list.value('sort')) }
}
