import { useEffect } from 'react'

/**
 * A file dropped beside the place for it would open in a tab: in place of the page, or of one that stays
 * for the next person.
 */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
      const dragged = [...(event.dataTransfer?.items ?? [])]
      if (dragged.some(({ kind }) => kind === 'file')) event.preventDefault()
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [])
}
