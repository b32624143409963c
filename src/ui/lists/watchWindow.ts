/**
 * Observes a long list while it scrolls and its items change height, decides which items must be
 * rendered, and anchors the scroll position.
 */
import { flushSync } from 'react-dom'

import { createPlaceKeeper, keepsPlaceItself } from './keepPlace.ts'
import { isWithin, itemsBetween, type Lying, type Run } from './windowRuns.ts'

/** Overscan: pixels rendered beyond the viewport, and the margin at which more is rendered. */
export interface Beyond {
  drawn: number
  least: number
}

export interface Watched {
  keys: readonly string[]
  /** A new function whenever the rendered items change. */
  isDrawn: (at: number) => boolean
  /** Keeps its position on screen while others change height. */
  chosen: string | null
  heightAt: (at: number) => number
}

export interface WindowWatch {
  /** Call after each render. */
  drew(watched: Watched): void
  close(): void
}

export interface WatchNeeds {
  list: HTMLElement
  beyond: Beyond
  /** The initially rendered items. */
  run: Run
  onHeight: (key: string, height: number) => void
  onRun: (run: Run) => void
}

/** Items have their index in `data-item`, gaps have theirs in `data-item` and `data-to`. */
export function watchWindow({
  list,
  beyond,
  run: firstRun,
  onHeight,
  onRun,
}: WatchNeeds): WindowWatch | null {
  const scroller = scrollerOf(list)
  if (!scroller || typeof ResizeObserver === 'undefined') return null
  const isKept = keepsPlaceItself()
  let watched: Watched = { keys: [], isDrawn: () => false, chosen: null, heightAt: () => 0 }
  let run = firstRun
  let itemByKey = new Map<string, HTMLElement>()

  const keeper = createPlaceKeeper(
    scroller,
    () => itemByKey,
    () => [keyAround(document.activeElement), watched.chosen],
  )
  const keyAround = (element: Element | null) => {
    const item = list.contains(element) ? element?.closest<HTMLElement>('[data-item]') : null
    return watched.keys[Number(item?.dataset['item'] ?? -1)] ?? null
  }

  /** Visible areas must not stay empty for a frame if there is still time before the paint. */
  const look = (isBeforePaint: boolean) => {
    const view = scroller.getBoundingClientRect()
    // Collapsed: nothing is visible, and it will return as it was.
    if (view.height === 0) return
    const lying = lyingIn(list)
    const around = (pixels: number) =>
      itemsBetween(
        lying,
        { top: view.top - pixels, bottom: view.bottom + pixels },
        watched.heightAt,
      )
    if (isWithin(around(beyond.least), run)) return
    const isSeen = !isWithin(around(0), run)
    run = around(beyond.drawn)
    if (isSeen && isBeforePaint) flushSync(() => onRun(run))
    else onRun(run)
  }

  const resized = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const key = target === scroller || target === list ? null : keyAround(target)
      const height = borderBoxSize[0]?.blockSize
      if (key !== null && height !== undefined) onHeight(key, height)
    }
    if (isKept) keeper.note()
    else keeper.restore()
    look(false)
  })
  const scrolled = () => {
    keeper.note()
    look(true)
  }
  scroller.addEventListener('scroll', scrolled, { passive: true })
  resized.observe(scroller)
  resized.observe(list)

  /** Starts and stops observing items; those that stay are not measured again. */
  const observeItems = () => {
    const before = new Set(itemByKey.values())
    itemByKey = new Map()
    for (const item of list.querySelectorAll<HTMLElement>('[data-item]:not([data-to])')) {
      const key = watched.keys[Number(item.dataset['item'])]
      if (key !== undefined) itemByKey.set(key, item)
      if (!before.delete(item)) resized.observe(item)
    }
    for (const item of before) resized.unobserve(item)
  }

  return {
    drew(now) {
      const before = watched
      watched = now
      if (before.keys !== now.keys || before.isDrawn !== now.isDrawn) observeItems()
      if (!isKept || before.chosen !== now.chosen) keeper.restore()
    },
    close() {
      resized.disconnect()
      scroller.removeEventListener('scroll', scrolled)
    },
  }
}

function lyingIn(list: HTMLElement): Lying[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const from = Number(element.dataset['item'])
    return { from, to: Number(element.dataset['to'] ?? from + 1), top, bottom }
  })
}

/** Null if nothing scrolls, so that nothing can be out of view. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let around = list.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return null
}
