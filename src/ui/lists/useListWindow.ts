import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { type Beyond, watchWindow, type WindowWatch } from './watchWindow.ts'
import type { Run } from './windowRuns.ts'

export interface WindowOptions {
  /** One per item, in order. */
  keys: readonly string[]
  /** The active item: the first render is around it, and it keeps its position on screen. */
  chosen: string | null
  /**
   * The estimated height in pixels of an item that was never rendered; must be a stable function.
   */
  estimate: (key: string) => number
  beyond: Beyond
  /** Whether an item contains tab stops; by default all do. */
  isStop?: (at: number) => boolean
}

export interface ListWindow<E extends HTMLElement> {
  /** The element that contains all items, each with its index in `data-item`. */
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
  const [keepKeys] = useState(keeper<string>)
  const [keepPlaces] = useState(keeper<number>)
  const keys = keepKeys(options.keys)
  const list = useRef<E>(null)
  const watch = useRef<WindowWatch>(null)
  const [heightByKey] = useState(() => new Map<string, number>())
  const [focused, setFocused] = useState<string | null>(null)
  const atByKey = useMemo(() => new Map(keys.map((key, at) => [key, at])), [keys])
  const heightAt = useCallback(
    (at: number) => {
      const key = keys[at]
      if (key === undefined) return 0
      const known = heightByKey.get(key)
      if (known !== undefined) return known
      const guessed = estimate(key)
      heightByKey.set(key, guessed)
      return guessed
    },
    [keys, heightByKey, estimate],
  )
  const [run, setRun] = useState(() =>
    runAround(atByKey.get(chosen ?? '') ?? 0, keys.length, heightAt, beyond.drawn),
  )
  const [firstRun] = useState(run)

  const kept = keepPlaces(
    placesToKeep(
      keys.length,
      [chosen, focused].flatMap((key) => atByKey.get(key ?? '') ?? []),
      isStop,
    ),
  )
  const isDrawn = useMemo(() => {
    const isKept = new Set(kept)
    return (at: number) => (at >= run.from && at < run.to) || isKept.has(at)
  }, [kept, run])

  const { drawn, least } = beyond
  useLayoutEffect(() => {
    if (!list.current) return undefined
    watch.current = watchWindow({
      list: list.current,
      beyond: { drawn, least },
      run: firstRun,
      onHeight: (key, height) => heightByKey.set(key, height),
      onRun: setRun,
    })
    if (!watch.current) setRun({ from: 0, to: Infinity })
    return () => watch.current?.close()
  }, [heightByKey, firstRun, drawn, least])
  useLayoutEffect(
    () => watch.current?.drew({ keys, isDrawn, chosen, heightAt }),
    [keys, isDrawn, chosen, heightAt],
  )

  return {
    list,
    onFocus: ({ target }) => {
      const item = target.closest<HTMLElement>('[data-item]')
      setFocused(keys[Number(item?.dataset['item'] ?? -1)] ?? null)
    },
    run,
    isDrawn,
    heightOf: ({ from, to }) => {
      let height = 0
      for (let at = from; at < to; at += 1) height += heightAt(at)
      return height
    },
  }
}

const everywhere = () => true

/** These indexes, the tab stops before and after each, and the ones at both ends. */
function placesToKeep(count: number, places: readonly number[], isStop: (at: number) => boolean) {
  const towards = (from: number, step: 1 | -1) => {
    let at = from
    while (at >= 0 && at < count && !isStop(at)) at += step
    return at
  }
  const around = places.flatMap((at) => [at, towards(at - 1, -1), towards(at + 1, 1)])
  return [towards(0, 1), towards(count - 1, -1), ...around]
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

/** The initial range, before any height is known. */
const FIRST_VIEW_PX = 800

function runAround(
  at: number,
  count: number,
  heightAt: (at: number) => number,
  beyond: number,
): Run {
  let [from, to] = [at, at]
  for (let left = beyond; from > 0 && left > 0; left -= heightAt(from)) from -= 1
  for (let left = beyond + FIRST_VIEW_PX; to < count && left > 0; to += 1) left -= heightAt(to)
  return { from, to }
}
