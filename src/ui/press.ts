/**
 * A click only happens if the pointer is released on the control that it was pressed on. So nothing
 * on the screen may move in between, whatever was just checked, saved or left.
 */
import { createListeners, type Readable } from '#src/base/store.ts'

/** Runs `task` now, or after the click if the pointer is pressed. In the order of the calls. */
export function afterPress(task: () => void): void {
  waiting.push(task)
  if (!isPressed) runWaiting()
}

/** A view of the store that keeps its state while the pointer is pressed. */
export function betweenPresses<T>(store: Readable<T>): Readable<T> {
  let state = store.getState()
  let isObserved = false
  const follow = () => {
    if (state === store.getState()) return
    state = store.getState()
    notify()
  }
  const { subscribe, notify } = createListeners(() => {
    isObserved = true
    const stop = store.subscribe(() => afterPress(follow))
    // The state may have changed since it was last read.
    afterPress(follow)
    return () => {
      isObserved = false
      stop()
    }
  })
  return {
    getState() {
      if (!isObserved) state = store.getState()
      return state
    },
    subscribe,
  }
}

/** The pointer is dragging something, so no click will follow. */
export function endPress(): void {
  release()
}

/** Observes the pointer for the functions above; the returned function stops. */
export function watchPresses(): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointerup', releaseAfterClick, options)
  // Sometimes a release is not reported.
  window.addEventListener('pointermove', releaseIfUp, options)
  for (const end of ENDS) window.addEventListener(end, release, options)
  return () => {
    listening.abort()
    release()
  }
}

const ENDS = ['click', 'pointercancel', 'keydown'] as const

/** The click of a mouse is part of its release, that of a touch comes a moment later. */
const UNTIL_TAP_MS = 50

const waiting: (() => void)[] = []
let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined

function press({ button, isPrimary }: PointerEvent) {
  if (button !== 0 || !isPrimary) return
  clearTimeout(timer)
  isPressed = true
}

function releaseAfterClick({ pointerType }: PointerEvent) {
  if (!isPressed) return
  clearTimeout(timer)
  timer = setTimeout(release, pointerType === 'mouse' ? 0 : UNTIL_TAP_MS)
}

function releaseIfUp(event: PointerEvent) {
  if (event.buttons === 0) releaseAfterClick(event)
}

/** Runs the waiting work after the handlers of this event, unless one of them needs it earlier. */
function release() {
  if (!isPressed) return
  isPressed = false
  clearTimeout(timer)
  timer = setTimeout(runWaiting)
}

function runWaiting() {
  for (let task = waiting.shift(); task; task = waiting.shift()) task()
}
