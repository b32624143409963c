import { Button } from '#src/ui/controls/Button.tsx'

type ClearFiltersProps = {
  onClear: () => void
  /** In the line with the count. */
  isQuiet?: boolean
}

/** Clears search and filters. It disappears with them, so the search gets the focus. */
export function ClearFilters({ onClear, isQuiet = false }: ClearFiltersProps) {
  return (
    <Button
      {...(isQuiet && { variant: 'quiet', size: 'small' })}
      onClick={() => {
        onClear()
        focusSearch()
      }}
    >
      Clear filters
    </Button>
  )
}

/** The search of the list's toolbar, which outlasts all its filters. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('search input')?.focus()
}
