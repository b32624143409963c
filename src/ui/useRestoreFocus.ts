import { useCallback, useLayoutEffect, useRef } from 'react'

interface Options<T, E> {
  /** How the element is focused; by default plainly. */
  focus?: (element: E, target: T) => void
  /** The target when the component is first rendered. */
  initially?: T | undefined
}

/**
 * Puts the focus where it belongs after an action, once its effect is rendered. Pass the target
 * to the returned function, before or after the action. After each rendering `find` gives its
 * element: null if there is none, undefined if it is still to come, and `find` is called again.
 */
export function useRestoreFocus<T, E extends HTMLElement = HTMLElement>(
  find: (target: T) => E | null | undefined,
  { focus = focusPlainly, initially }: Options<T, E> = {},
): (target: T) => void {
  const pending = useRef<{ target: T } | null>(
    initially === undefined ? null : { target: initially },
  )
  useLayoutEffect(() => {
    if (pending.current === null) return
    const { target } = pending.current
    const found = find(target)
    if (found === undefined) return
    pending.current = null
    if (found) focus(found, target)
  })
  return useCallback((target: T) => {
    pending.current = { target }
  }, [])
}

function focusPlainly(element: HTMLElement): void {
  element.focus()
}

/** Selects the text of a field as well, so that typing replaces it. */
export function focusText(element: HTMLElement): void {
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select()
  }
}
