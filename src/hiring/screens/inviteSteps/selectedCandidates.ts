/**
 * Which candidates are chosen, for each assessment and for the lifetime of the page, so that the
 * steps can be left and come back to.
 */
import { createStore } from '#src/base/store.ts'
import { useStore } from '#src/base/useStore.ts'
import type { Invitable } from '#src/hiring/storage/inviting.ts'

type Ids = ReadonlySet<string>

const choices = createStore<ReadonlyMap<string, Ids>>(new Map())

export interface SelectedCandidates {
  isChosen: (id: string) => boolean
  people: readonly Invitable[]
  /** Adds or removes all of them. */
  choose: (ids: readonly string[], isChosen: boolean) => void
}

/**
 * Until somebody changes it: the one candidate in the address, otherwise everybody who has a code.
 */
export function useSelectedCandidates(
  people: readonly Invitable[],
  assessmentId: string,
  candidateId: string | null,
): SelectedCandidates {
  const key = `${assessmentId} ${candidateId ?? ''}`
  const usual = () =>
    candidateId === null
      ? people.filter(({ code }) => code !== null).map(({ id }) => id)
      : [candidateId]
  const ids = useStore(choices).get(key) ?? new Set(usual())
  return {
    isChosen: (id) => ids.has(id),
    people: people.filter(({ id }) => ids.has(id)),
    choose: (changed, isChosen) => {
      const next = new Set(ids)
      for (const id of changed) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      choices.set(new Map(choices.getState()).set(key, next))
    },
  }
}
