import type { ReactNode } from 'react'

import { EmptyState } from '#src/ui/display/EmptyState.tsx'

import { ClearFilters } from './ClearFilters.tsx'

/** In place of the rows if none fits the search and filters. */
export function NoMatches({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <EmptyState title="No matches" action={<ClearFilters onClear={onClear} />}>
      {children}
    </EmptyState>
  )
}
