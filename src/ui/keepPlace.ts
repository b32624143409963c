/**
 * Keeps what is seen where it is while what lies above it changes its height. Browsers do that by
 * themselves, but not all of them, and not for what is drawn anew.
 */
export interface PlaceKeeper {
  /** Takes note of where everything is. */
  note(): void
  /** Scrolls by as much as what was noted has moved since, and takes note again. */
  restore(): void
}

/** `items` gives what is in the page; `preferred` what is to stay above all, best first. */
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
    // At the end of what nobody had seen yet, the end is what was asked for.
    if (topByKey.size === 0 && wasAtEnd) scroller.scrollTop = scroller.scrollHeight
    const key = keyToKeep(topByKey, items(), preferred())
    const item = key === undefined ? undefined : items().get(key)
    const top = key === undefined ? undefined : topByKey.get(key)
    if (item && top !== undefined) {
      // Where it would be now, had nothing been done but scrolling. What became too short to be
      // scrolled as far as before was not scrolled by anybody.
      const furthest = scroller.scrollHeight - scroller.clientHeight
      const expected = top - (scroller.scrollTop - Math.min(scrolled, furthest))
      const actual = item.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      if (Math.abs(actual - expected) >= 1) scroller.scrollTop += actual - expected
    }
    note()
  }

  return { note, restore }
}

/** What is preferred, or the first that was seen from its beginning, or any that was seen. */
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

/** Whether the browser itself makes up for what changes its height out of sight. */
export function keepsPlaceItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto')
}
