import { useEffect, useRef } from 'react'

/**
 * Marks given with a key that are not shown yet, because the next key may be faster than storage. `left`
 * are the answers shown without a mark.
 */
export function useUnseenMarks(left: readonly string[]) {
  const unseen = useRef(new Set<string>())
  useEffect(() => {
    for (const id of unseen.current) if (!left.includes(id)) unseen.current.delete(id)
  }, [left])
  return {
    isUnseen: (id: string) => unseen.current.has(id),
    /** Until it is shown, or could not be saved. */
    async noteUnseen(id: string, saving: Promise<boolean>) {
      unseen.current.add(id)
      if (!(await saving)) unseen.current.delete(id)
    },
  }
}
