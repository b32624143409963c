import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { useListState } from '#src/staff/useListState.ts'
import { useReturnToLink } from '#src/staff/returnToLink.ts'
import { type ListFilters, listStates } from './filterAssessments.ts'

/** Search and filters for assessments. */
export function useAssessmentsState() {
  const list = useListState({ job: '', state: 'current' })
  const filters: ListFilters = {
    search: list.search,
    jobId: list.value('job') || null,
    state: listStates.find((state) => state === list.value('state')) ?? 'current',
  }
  return { ...list, filters }
}

/** The dialog for a new assessment is part of the address, so that other pages can link to it. */
export function useCreating() {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const goBack = useReturnToLink()
  return {
    /** The job for the new assessment, if given; null if the dialog is closed. */
    creating: params.get('new'),
    /** The content that a new assessment starts with, according to the address. */
    startWith: params.get('start') === 'file' ? ('file' as const) : ('blank' as const),
    openCreate: () => changeAddress({ new: 'choose', start: null }),
    closeCreate: goBack ?? (() => changeAddress({ new: null, start: null })),
  }
}
