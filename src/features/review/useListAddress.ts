import { useSearchParams } from '#src/ui/routing.ts'

import { type ResponseSort, type ResponseState, sortNamed, stateNamed } from './responseRows.ts'

/** Search, filter and order of the list as they are in the address; they go along to each response. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const listed = new URLSearchParams()
  for (const name of ['search', 'state', 'sort']) {
    const value = params.get(name)
    if (value) listed.set(name, value)
  }
  const set = (name: 'state' | 'sort', value: string, usual: string) => {
    setParams(
      (now) => {
        const after = new URLSearchParams(now)
        if (value === usual) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  }
  return {
    search: params.get('search') ?? '',
    state: stateNamed(params.get('state')),
    sort: sortNamed(params.get('sort')),
    /** Without what belongs to one response only. */
    address: listed.toString(),
    setState: (next: ResponseState) => set('state', next, 'all'),
    setSort: (next: ResponseSort) => set('sort', next, 'left'),
  }
}
