import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a dialog as a modal one, and gives the focus back once it is removed. By layout effects:
 * later it has left the document, and closing it then gives nothing back.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const opened = dialog.current
    const before = document.activeElement
    opened?.showModal()
    return () => {
      opened?.close()
      if (before === null || before === document.body) return
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      // It was removed or hidden meanwhile, such as by a pause.
      if (document.activeElement !== before) shownHeading()?.focus()
    }
  }, [dialog])
}

function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((each) => each.closest('[hidden]') === null)
}
