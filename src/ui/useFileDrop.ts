import { useEffect, useEffectEvent } from 'react'

/** Takes files that are dropped anywhere on the page, also on a text field. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const accept = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('dragover', accept)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', accept)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
}
