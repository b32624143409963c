import { useEffect, useEffectEvent } from 'react'

/** Calls `onHelp` for a question mark that is pressed anywhere but in a field or a dialog. */
export function useHelpKey(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.defaultPrevented || isTyping(document.activeElement)) return
    event.preventDefault()
    onHelp()
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLElement)) return false
  if (focused.isContentEditable || focused.closest('[role="dialog"], [role="menu"]')) return true
  if (focused instanceof HTMLInputElement) return !/^(radio|checkbox|button)$/.test(focused.type)
  return focused.matches('textarea, select')
}
