/**
 * Records what the reviewers are told of an attempt besides the answers: the time of each page, when it is
 * hidden, and how much is pasted (rules I1 to I5). It never keeps a text.
 */
import type { Activity } from '#schemas/activity.ts'
import {
  hide,
  NOTHING_RECORDED,
  paste,
  type Recording,
  recordedAt,
  setPaused,
  show,
  startRecording,
  turnPage,
} from '#src/assessment/engine/activity/recording.ts'

export type Recorder = {
  /** Up to now. */
  read: () => Activity
  /** The activity up to now, or undefined if it was read less than so many milliseconds ago. */
  readAfter: (ms: number) => Activity | undefined
  turnTo: (place: string) => void
  /** Whether staff pause the clock, and the questions are hidden. */
  setPaused: (isPaused: boolean) => void
  stop: () => void
}

export function startRecorder({
  before = NOTHING_RECORDED,
  place,
  onRecorded,
}: {
  before: Activity | undefined
  place: string
  /** Something happened that should be saved. */
  onRecorded: (activity: Activity) => void
}): Recorder {
  let recording = startRecording(before, place, performance.now())
  let readAt = Number.NEGATIVE_INFINITY

  const record = (change: (recording: Recording) => Recording): void => {
    const changed = change(recording)
    if (changed === recording) return
    recording = changed
    onRecorded(read())
  }
  const look = () => {
    const now = performance.now()
    record((each) => (document.hidden ? hide(each, { now, at: thisMoment() }) : show(each, now)))
  }
  const note = ({ target, clipboardData }: ClipboardEvent) => {
    const card = target instanceof Element ? target.closest('[data-question]') : null
    const questionId = card?.getAttribute('data-question')
    if (!questionId) return
    const length = codePoints(clipboardData?.getData('text/plain') ?? '')
    record((each) => paste(each, { questionId, length, at: thisMoment() }))
  }
  // First, so that the last save of a page that is hidden includes it.
  document.addEventListener('visibilitychange', look, { capture: true })
  // A page that is left is hidden too, but not by anything in front of it.
  window.addEventListener('pagehide', stop, { capture: true })
  // Some fields handle pasting themselves, and stop the event.
  document.addEventListener('paste', note, { capture: true })
  function stop() {
    document.removeEventListener('visibilitychange', look, { capture: true })
    document.removeEventListener('paste', note, { capture: true })
    window.removeEventListener('pagehide', stop, { capture: true })
  }
  const read = () => {
    readAt = performance.now()
    return recordedAt(recording, readAt)
  }
  if (document.hidden) look()
  return {
    read,
    readAfter: (ms) => (performance.now() - readAt < ms ? undefined : read()),
    turnTo(next) {
      recording = turnPage(recording, next, performance.now())
    },
    setPaused(isPaused) {
      recording = setPaused(recording, isPaused, performance.now())
    },
    stop,
  }
}

function thisMoment(): string {
  return new Date().toISOString()
}

/** Without an array of them, because a pasted text may be long. */
function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
