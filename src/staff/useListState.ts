/**
 * The search, filters and order of a list, stored in the address so that links, reloads and the
 * back button lead to the same rows.
 */
import { useSearchParams } from './routing.ts'
import { useAddressChange } from './useAddressChange.ts'
import { useAddressText } from './useAddressText.ts'

/** The default value of each search parameter; '' for none. */
export type UsualValues = Readonly<Record<string, string>>

export interface ListState<Usual extends UsualValues> {
  /** The search as typed; the address is updated after a pause. */
  search: string
  setSearch: (search: string) => void
  /** The address may contain anything, so the caller validates it. */
  value: (name: keyof Usual & string) => string
  change: (changes: { readonly [Name in keyof Usual]?: string | null }) => void
  /** Clears search and filters; the order stays. */
  clear: () => void
  /** All of it, for the address of another page with the same rows. */
  address: string
}

export function useListState<Usual extends UsualValues>(usual: Usual): ListState<Usual> {
  const [params] = useSearchParams()
  const [search, setSearch] = useAddressText('search')
  const changeAddress = useAddressChange()
  const listed = new URLSearchParams()
  for (const name of ['search', ...Object.keys(usual)]) {
    const value = params.get(name)
    if (value) listed.set(name, value)
  }
  return {
    search,
    setSearch,
    value: (name) => params.get(name) || (usual[name] ?? ''),
    change(changes) {
      const unusual = Object.entries(changes).map(
        ([name, value]) => [name, value === usual[name] ? null : (value ?? null)] as const,
      )
      changeAddress(Object.fromEntries(unusual))
    },
    clear() {
      setSearch('')
      const filters = Object.keys(usual).filter((name) => name !== 'sort')
      changeAddress(Object.fromEntries(['search', ...filters].map((name) => [name, null])))
    },
    address: listed.toString(),
  }
}
