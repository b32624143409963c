import { observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import type { Run } from './windowRuns.ts'

export interface WindowOptions {
  /** One per item, in order. */
  keys: readonly string[]
  /** The active item: the first render is around it, and it keeps its position on screen. */
  chosen: string | null
  /** The estimated height in pixels of an item that was never rendered. */
  estimate: (at: number) => number
  /** Pixels rendered beyond the viewport. */
  beyond: number
  /** Whether an item contains tab stops; by default all do. */
  isStop?: (at: number) => boolean
}

export interface ListWindow<E extends HTMLElement> {
  /**
   * The element that contains all items, each with its index in `data-item`; gaps have theirs in
   * `data-item` and `data-to`.
   */
  list: RefObject<E | null>
  onFocus: (event: FocusEvent) => void
  /** The visible items, and some beyond. */
  run: Run
  /**
   * Whether an item must be rendered: it is visible, chosen or focused, or Tab leads to it from
   * there or from outside.
   */
  isDrawn: (at: number) => boolean
  /** The height in pixels of items that are not rendered: measured earlier, or estimated. */
  heightOf: (run: Run) => number
}

/**
 * Windowing: of a long list only the items near the viewport are rendered; all of them if nothing
 * scrolls.
 */
export function useListWindow<E extends HTMLElement = HTMLDivElement>(
  options: WindowOptions,
): ListWindow<E> {
  const { chosen, estimate, beyond, isStop = everywhere } = options
  const [keep] = useState(keeper<string>)
  const keys = keep(options.keys)
  const list = useRef<E>(null)
  const scroller = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [{ margin, scale }, setPlace] = useState<Place>({ margin: 0, scale: 1 })
  const [focused, setFocused] = useState<string | null>(null)
  const places = useMemo(
    () => [chosen, focused].map((key) => keys.indexOf(key ?? '')).filter((at) => at >= 0),
    [keys, chosen, focused],
  )
  const kept = placesToKeep(keys.length, places, isStop)
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer stays in this hook
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    // With another function, all positions would be computed again.
    getItemKey: useCallback((at: number) => keys[at] ?? at, [keys]),
    indexAttribute: 'data-item',
    rangeExtractor: (range) => {
      const { from, to } = widened(range, virtualizer.measurementsCache, beyond)
      const seen = Array.from({ length: to - from }, (_, at) => from + at)
      return [...new Set([...kept, ...seen])].toSorted((one, other) => one - other)
    },
    estimateSize: (at) => estimate(at) * scale,
    measureElement: (element, _, { itemSizeCache }) => {
      const { height } = element.getBoundingClientRect()
      if (scroller.current?.clientHeight !== 0) return height
      // Collapsed: nothing is visible, and it will return as it was.
      const at = Number(element.dataset['item'])
      return itemSizeCache.get(keys[at] ?? at) ?? estimate(at) * scale
    },
    getScrollElement: () => (scroller.current ??= list.current && scrollerOf(list.current)),
    scrollMargin: margin,
    initialRect: { width: 1024, height: FIRST_VIEW_PX },
    initialOffset: () =>
      keys.slice(0, places[0] ?? 0).reduce((top, _, at) => top + estimate(at), 0),
    // From where it is, which may be elsewhere since the last event.
    scrollToFn: (_, { adjustments = 0 }, { scrollElement }) => {
      if (scrollElement && adjustments !== 0) scrollElement.scrollTop += adjustments
    },
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) onRect(rect)
      }),
  })

  const drawn = virtualizer.getVirtualIndexes()
  const drawnAs = drawn.join()
  const chosenBefore = useRef(chosen)
  useLayoutEffect(() => {
    const [around, within] = [scroller.current, list.current]
    setWhole(!around)
    if (!around || !within) return
    const place = placeIn(around, within)
    if (place.scale !== scale) virtualizer.measure()
    setPlace((before) =>
      before.margin === place.margin && before.scale === place.scale ? before : place,
    )
    const keepPlace = (isKept: boolean) => {
      virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index }) =>
        isKept && index < anchorOf(virtualizer.getVirtualItems(), around, places)
    }
    // Browsers keep visible content in place too, but not while one item closes and another opens.
    keepPlace(!KEEPS_PLACE || chosenBefore.current !== chosen)
    for (const item of within.querySelectorAll<HTMLElement>('[data-item]:not([data-to])')) {
      virtualizer.measureElement(item)
    }
    keepPlace(!KEEPS_PLACE)
    chosenBefore.current = chosen
  }, [virtualizer, keys, drawnAs, chosen, places, scale])

  return {
    list,
    onFocus: ({ target }) => {
      const item = target.closest<HTMLElement>('[data-item]')
      setFocused(keys[Number(item?.dataset['item'] ?? -1)] ?? null)
    },
    run:
      isWhole || !virtualizer.range
        ? { from: 0, to: Infinity }
        : widened(virtualizer.range, virtualizer.measurementsCache, beyond),
    isDrawn: (at) => isWhole || drawn.includes(at),
    heightOf: ({ from, to }) => {
      const first = virtualizer.measurementsCache[from]
      const last = virtualizer.measurementsCache[to - 1]
      return first && last ? (last.end - first.start) / scale : 0
    },
  }
}

const everywhere = () => true

/** The indexes in `places`, the tab stops before and after each, and the ones at both ends. */
function placesToKeep(count: number, places: readonly number[], isStop: (at: number) => boolean) {
  const towards = (from: number, step: 1 | -1) => {
    let at = from
    while (at >= 0 && at < count && !isStop(at)) at += step
    return at
  }
  const around = places.flatMap((at) => [at, towards(at - 1, -1), towards(at + 1, 1)])
  const kept = [towards(0, 1), towards(count - 1, -1), ...around]
  return kept.filter((at) => at >= 0 && at < count)
}

/** Returns the same list while its content is the same. */
function keeper<T>() {
  let kept: readonly T[] = []
  return (given: readonly T[]) => {
    const isSame = given.length === kept.length && given.every((each, at) => each === kept[at])
    if (!isSame) kept = given
    return kept
  }
}

/** The visible items and those within so many pixels beyond. */
function widened(
  { startIndex, endIndex }: { startIndex: number; endIndex: number },
  items: readonly VirtualItem[],
  beyond: number,
): Run {
  let [from, to] = [startIndex, Math.min(endIndex + 1, items.length)]
  for (let left = beyond; from > 0 && left > 0; left -= items[from]?.size ?? 0) from -= 1
  for (let left = beyond; to < items.length && left > 0; to += 1) left -= items[to]?.size ?? 0
  return { from, to }
}

/** Whether the browser has scroll anchoring of its own. */
const KEEPS_PLACE = typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')

/** The item that stays in place on screen: one of these, or the first whose top is visible. */
function anchorOf(
  items: readonly VirtualItem[],
  { scrollTop, clientHeight }: HTMLElement,
  places: readonly number[],
): number {
  const seen = items.filter(({ start, end }) => end > scrollTop && start < scrollTop + clientHeight)
  const anchor =
    seen.find(({ index }) => places.includes(index)) ??
    seen.find(({ start }) => start >= scrollTop) ??
    seen[0]
  return anchor?.index ?? 0
}

/** The position of a list in what scrolls, and its zoom. */
interface Place {
  margin: number
  scale: number
}

function placeIn(scroller: HTMLElement, list: HTMLElement): Place {
  const { top, width } = list.getBoundingClientRect()
  const margin = Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop)
  return { margin, scale: list.offsetWidth > 0 ? width / list.offsetWidth : 1 }
}

/** Null if nothing scrolls, so that nothing can be out of view. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let around = list.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return null
}

/** The initial range, before any height is known. */
const FIRST_VIEW_PX = 800
