import { useEffect, useRef } from 'react'

import { NavigationType, useLocation, useNavigationType } from '#src/ui/routing.ts'

/** What somebody followed from a page, and where the page stood. */
type Place = { href: string; top: number }

/**
 * A new address starts at its heading: for the eye at the top, for the keyboard and the screen
 * reader with the focus on the h1. Going back ends where one left: the page where it stood, and the
 * focus on the link that was followed. The first address of a visit leaves the focus to the browser.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation()
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
    const place = hasGoneBack ? placeByKey.current.get(key) : undefined
    return asSoonAsThere(place === undefined ? focusHeading : () => returnTo(place))
  }, [pathname, key, hasGoneBack])
}

/** Tries now, and again whenever the page has read more of what it shows, until a hand is moved. */
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

/** A page may open with a dialog, and nobody in one is taken out of it. */
function isInDialog(): boolean {
  return Boolean(document.activeElement?.closest('[role="dialog"]'))
}

const ACTS = ['keydown', 'pointerdown', 'wheel'] as const

/** At the heading for as long as the link is not there: it may never come. */
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

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  // Where the next thing to do has a heading of its own, one goes on from there.
  const start = document.querySelector<HTMLElement>('main [data-starts-here]') ?? heading
  start.focus({ preventScroll: true })
  window.scrollTo(0, 0)
  return true
}
