import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#src/ui/controls/IconButton.tsx'

interface NeighbourButtonsProps<T> {
  /** The listed thing, in the singular. */
  noun: string
  /** Undefined at the ends of the list. */
  before: T | undefined
  after: T | undefined
  onOpen: (neighbour: T) => void
}

/** To what comes before and after in the list that one came from. They keep the focus at its ends. */
export function NeighbourButtons<T extends { name: string }>({
  noun,
  before,
  after,
  onOpen,
}: NeighbourButtonsProps<T>) {
  return (
    <>
      <IconButton
        label={before ? `Previous ${noun}: ${before.name}` : `This is the first ${noun}`}
        icon={<ChevronLeft size={16} />}
        aria-disabled={!before}
        onClick={() => before && onOpen(before)}
      />
      <IconButton
        label={after ? `Next ${noun}: ${after.name}` : `This is the last ${noun}`}
        icon={<ChevronRight size={16} />}
        aria-disabled={!after}
        onClick={() => after && onOpen(after)}
      />
    </>
  )
}
