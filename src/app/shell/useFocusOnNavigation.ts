import { useEffect, useRef } from 'react'

import {
  KEEP_FOCUS,
  NavigationType,
  START_MARKING,
  useLocation,
  useNavigationType,
} from '#src/staff/routing.ts'

/** A followed link, and the scroll position of its page. */
type Place = { href: string; top: number }

/**
 * A new address starts at its heading: scrolled to the top, with focus on the h1 for keyboards and
 * screen readers. Going back restores the scroll position and the focus on the link that was
 * followed. For the first address of a visit the browser's own focus is kept; a button that is pressed
 * again and again keeps its own (`KEEP_FOCUS`), and the next review starts at its first answer to mark.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation()
  const keepsFocus = state === KEEP_FOCUS
  const startsMarking = state === START_MARKING
  const hasGoneBack = useNavigationType() === NavigationType.Pop
  const previous = useRef(pathname)
  const placeByKey = useRef(new Map<string, Place>())

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a[href]') : null
      const href = link?.getAttribute('href')
      if (href) placeByKey.current.set(key, { href, top: window.scrollY })
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])

  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    if (keepsFocus && !hasGoneBack && isFocusInMain()) {
      window.scrollTo(0, 0)
      return undefined
    }
    const place = hasGoneBack ? placeByKey.current.get(key) : undefined
    if (place !== undefined) return asSoonAsThere(() => returnTo(place))
    const start = startsMarking && !hasGoneBack ? startMarking : focusHeading
    return asSoonAsThere(() => isFocused(hash) || start())
  }, [pathname, hash, key, hasGoneBack, keepsFocus, startsMarking])
}

/** Whether the page has focused the place in its address by itself. */
function isFocused(hash: string): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement.id !== '' && hash === `#${activeElement.id}`
}

function isFocusInMain(): boolean {
  return document.activeElement?.closest('main') !== null
}

/** Tries now, and again whenever the page has loaded more, until the user does something. */
function asSoonAsThere(attempt: () => boolean): () => void {
  const isOver = () => isInDialog() || attempt()
  const observer = new MutationObserver(() => {
    if (isOver()) stop()
  })
  const stop = () => {
    observer.disconnect()
    for (const act of ACTS) removeEventListener(act, stop, true)
  }
  const main = document.getElementById('main')
  if (isOver() || main === null) return () => undefined
  observer.observe(main, { childList: true, subtree: true })
  for (const act of ACTS) addEventListener(act, stop, true)
  return stop
}

/** A page may open with a dialog, which must keep the focus. */
function isInDialog(): boolean {
  return Boolean(document.activeElement?.closest('[role="dialog"]'))
}

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

/** Focuses the heading while the link is not there, because it may never appear. */
function returnTo({ href, top }: Place): boolean {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
  if (link === null) {
    focusHeading()
    return false
  }
  link.focus({ preventScroll: true })
  window.scrollTo(0, top)
  return true
}

/** Focuses the first answer to mark, or the heading, because nothing may be left to mark. */
function startMarking(): boolean {
  const answer = document.querySelector('main [data-to-mark]')?.closest('article') ?? null
  if (answer === null) {
    focusHeading()
    return false
  }
  answer.focus()
  return true
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  // If the next thing to do has its own heading, focus starts there.
  const start = document.querySelector<HTMLElement>('main [data-starts-here]') ?? heading
  start.focus({ preventScroll: true })
  window.scrollTo(0, 0)
  return true
}
