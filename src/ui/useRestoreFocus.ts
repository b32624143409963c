import { useCallback, useLayoutEffect, useRef } from 'react'

interface Options<T, E> {
  /** How the element is focused; by default plainly. */
  focus?: (element: E, wanted: T) => void
  /** What is wanted when the component is first rendered. */
  initially?: T | undefined
}

/**
 * Puts the focus where it belongs after an action, once its effect is rendered. Pass what is wanted
 * to the returned function, before or after the action. After each rendering `find` gives the element
 * for it: null if there is none, undefined if it is still to come, and `find` is called again.
 */
export function useRestoreFocus<T, E extends HTMLElement = HTMLElement>(
  find: (wanted: T) => E | null | undefined,
  { focus = focusPlainly, initially }: Options<T, E> = {},
): (wanted: T) => void {
  const pending = useRef<{ wanted: T } | null>(
    initially === undefined ? null : { wanted: initially },
  )
  useLayoutEffect(() => {
    if (pending.current === null) return
    const { wanted } = pending.current
    const found = find(wanted)
    if (found === undefined) return
    pending.current = null
    if (found) focus(found, wanted)
  })
  return useCallback((wanted: T) => {
    pending.current = { wanted }
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
