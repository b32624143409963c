import { useSearchParams } from '#src/ui/routing.ts'

import { type ResponseSort, sortNamed } from './responseRows.ts'

/** Search and order of the list as they stand in the address; they go along to each response. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const listed = new URLSearchParams()
  for (const name of ['search', 'sort']) {
    const value = params.get(name)
    if (value) listed.set(name, value)
  }
  return {
    search: params.get('search') ?? '',
    sort: sortNamed(params.get('sort')),
    /** Without what belongs to one response only. */
    address: listed.toString(),
    setSort(next: ResponseSort) {
      setParams(
        (now) => {
          const after = new URLSearchParams(now)
          if (next === 'left') after.delete('sort')
          else after.set('sort', next)
          return after
        },
        { replace: true },
      )
    },
  }
}
