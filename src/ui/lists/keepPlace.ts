/**
 * Scroll anchoring: keeps the visible content in place while content above changes height. Browsers
 * do that too, but not all of them, and not for re-rendered content.
 */
export interface PlaceKeeper {
  /** Records where everything is. */
  note(): void
  /** Scrolls by the distance that the recorded items have moved, and records again. */
  restore(): void
}

/** `items` returns the rendered items; `preferred` those to keep in place, best first. */
export function createPlaceKeeper(
  scroller: HTMLElement,
  items: () => ReadonlyMap<string, HTMLElement>,
  preferred: () => readonly (string | null)[],
): PlaceKeeper {
  let scrolled = 0
  let topByKey: ReadonlyMap<string, number> = new Map()
  let wasAtEnd = false

  const note = () => {
    const view = scroller.getBoundingClientRect()
    const tops = new Map<string, number>()
    for (const [key, item] of items()) {
      const { top, bottom } = item.getBoundingClientRect()
      if (bottom > view.top && top < view.bottom) tops.set(key, top - view.top)
    }
    scrolled = scroller.scrollTop
    topByKey = tops
    wasAtEnd = scrolled > 0 && scroller.scrollHeight - scrolled - scroller.clientHeight <= 1
  }

  const restore = () => {
    // If nothing was visible yet and the list was at its end, keep the end.
    if (topByKey.size === 0 && wasAtEnd) scroller.scrollTop = scroller.scrollHeight
    const key = keyToKeep(topByKey, items(), preferred())
    const item = key === undefined ? undefined : items().get(key)
    const top = key === undefined ? undefined : topByKey.get(key)
    if (item && top !== undefined) {
      // Where it would be now after scrolling alone. If the content became too short for that
      // position, nobody scrolled.
      const furthest = scroller.scrollHeight - scroller.clientHeight
      const expected = top - (scroller.scrollTop - Math.min(scrolled, furthest))
      const actual = item.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      if (Math.abs(actual - expected) >= 1) scroller.scrollTop += actual - expected
    }
    note()
  }

  return { note, restore }
}

/** A preferred item, or the first one whose top was visible, or any visible one. */
function keyToKeep(
  topByKey: ReadonlyMap<string, number>,
  items: ReadonlyMap<string, HTMLElement>,
  preferred: readonly (string | null)[],
): string | undefined {
  const seen = [...topByKey.keys()].filter((key) => items.has(key))
  return (
    preferred.flatMap((key) => key ?? []).find((key) => seen.includes(key)) ??
    seen.find((key) => (topByKey.get(key) ?? 0) >= 0) ??
    seen[0]
  )
}

/** Whether the browser has scroll anchoring of its own. */
export function keepsPlaceItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')
}
