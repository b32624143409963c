import { useMemo } from 'react'

import { useListState } from '#src/staff/useListState.ts'

import {
  outcomeNamed,
  recommendationNamed,
  type ResponseFilter,
  sortNamed,
  stateNamed,
} from './filterResponses.ts'

/** Search, filters and order of the responses, shared by the list and the responses. */
export function useResponsesState() {
  const list = useListState({
    state: 'all',
    outcome: 'all',
    recommendation: 'all',
    version: '',
    tag: '',
    sort: 'left',
  })
  const { search } = list
  const state = stateNamed(list.value('state'))
  const outcome = outcomeNamed(list.value('outcome'))
  const recommendation = recommendationNamed(list.value('recommendation'))
  const version = list.value('version')
  const tag = list.value('tag')
  const sort = sortNamed(list.value('sort'))
  const filter: ResponseFilter = useMemo(
    () => ({ search, state, outcome, recommendation, version, tag, sort }),
    [search, state, outcome, recommendation, version, tag, sort],
  )
  return { ...list, filter }
}
