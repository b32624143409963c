/** An open attempt: its answers on screen, and the one writer that stores them. */

import { createListeners, createStore } from '#src/base/store.ts'
import type { Activity, Seen } from '#schemas/activity.ts'
import type { Company } from '#schemas/company.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AttemptSeal } from '#src/taking/storage/attemptSeal.ts'
import type { AttemptChange } from '#src/taking/storage/attemptChange.ts'
import { isLimited } from '#src/taking/storage/invitation.ts'
import { onLeaving } from '#src/storage/core/leaving.ts'
import { openAttemptWriter, type SaveState } from '#src/taking/storage/saving.ts'
import type { StartedAttempt } from '#src/taking/storage/opening.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { limitsIn, timeUsedBefore, unstartedParts } from '#src/assessment/engine/clock/starting.ts'
import { inLanguage, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { changeLanguage } from '#src/assessment/renderer/fill/changeLanguage.ts'
import { pageAt, recordedPlace } from '#src/assessment/renderer/fill/pages.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import {
  createFillSession,
  type FillSession,
} from '#src/assessment/renderer/session/fillSession.ts'

import { startActiveClock } from './activeClock.ts'
import { attemptFiles } from './attemptFiles.ts'
import { clockParts } from '#src/taking/screens/clock/loadClock.ts'
import type { Timer } from '#src/taking/screens/clock/timer.ts'
import { startRecorder } from './recorder.ts'

export type OpenAttempt = {
  candidateId: string
  attemptId: string
  /** In protected mode. */
  seal: AttemptSeal | null
  /** In the language of the page. */
  readonly definition: Definition
  /** The languages to choose from; the assessment's own comes first. */
  languages: readonly string[]
  definitionIn: (language: string) => Definition
  /** Continues in this language, whose words are loaded. */
  speak: (language: string) => void
  versionId: string
  company: Company | null
  session: FillSession
  /** Null without time limits. */
  timer: Timer | null
  files: FileKeeper
  /** The open page; undefined for the first one. It also changes when the time of a page is over. */
  place: () => string | undefined
  onPlace: (listener: () => void) => () => void
  savePlace: (place: string) => void
  /** Starts a section or question with a time limit (rule O10). */
  startPart: (partId: string) => void
  /** Calls back when an answer or the page changes. */
  onChange: (listener: () => void) => () => void
  /**
   * Settles when everything is saved or has failed to save; see the save state. Resolves with the
   * number of pending files that could not be saved.
   */
  flush: () => Promise<number>
  /** The activity recorded up to now, besides the answers. */
  activity: () => Activity
  /** Records how the page is about to be left. Settles when that is saved or has failed to save. */
  leave: (how: Seen['how']) => Promise<void>
  /** Releases the response; anything unsaved is tried once more. */
  close: () => void
  saveState: () => SaveState
  /**
   * Something exists only on this page, or may be lost with the browser. False after closing, which
   * gives it up.
   */
  hasUnsaved: () => boolean
  onSaveState: (listener: () => void) => () => void
}

/** While answers change, the time of a page is saved no more often than this. */
const TYPING_MS = 10_000
/** A page that is left is told so up to three times. */
const LEAVING_MS = 500

/** Whether further typing can't be saved any more: the record was deleted or taken over. */
export function isLost(state: SaveState): boolean {
  return state.kind === 'elsewhere' || (state.kind === 'failed' && state.error.kind === 'not-found')
}

/** Null if another tab on this device is filling in the same response. */
export async function openAttempt({
  response,
  version,
  seal,
}: StartedAttempt): Promise<OpenAttempt | null> {
  const { current } = response
  if (current === undefined) throw new Error('A started response has a current attempt')

  const source = version.definition
  const compiled = compile(inLanguage(source, current.language))
  const session = createFillSession(compiled, current.answers, current)
  session.marks.set(new Set(current.marked))
  const before = timeUsedBefore(current)
  // Extra time changes none of them.
  session.hold(unstartedParts(limitsIn(source, 0, before), before))
  const saving = createStore<SaveState>({ kind: 'saved', at: new Date().toISOString() })
  const changes = createListeners()
  let leaving: Seen['how'] | undefined
  let timer: Timer | null = null
  const save = ({
    activity,
    ...made
  }: { activity?: Activity | undefined } & Omit<AttemptChange, 'activity'>) => {
    const activeMs = Math.round(clock.read())
    const used = timer && { used: timer.used() }
    writer.change({ ...made, ...(activity && { activity }), ...used, activeMs, leaving })
  }
  // Registered before the writer, whose last write then includes it.
  const stopLeaving = onLeaving(() => {
    const activity = recorder.readAfter(LEAVING_MS)
    if (activity || timer) save({ activity })
  })
  const writer = openAttemptWriter({
    response,
    seal,
    onState: saving.set,
  })
  const clock = startActiveClock(current.clock.activeMs)
  const recorder = startRecorder({
    before: current.activity,
    place: recordedPlace(pageAt(session, current.place)),
    onRecorded: (activity) => save({ activity }),
  })
  let closed = false
  const close = () => {
    closed = true
    save({ activity: recorder.read() })
    stopLeaving()
    recorder.stop()
    timer?.stop()
    clock.stop()
    writer.close()
  }
  session.onAnswer((questionId, answer) => {
    leaving = undefined
    save({ answers: { [questionId]: answer }, activity: recorder.readAfter(TYPING_MS) })
    changes.notify()
  })

  session.marks.subscribe(() => {
    leaving = undefined
    save({ marked: [...session.marks.getState()] })
  })

  await writer.flush()
  if (saving.getState().kind === 'elsewhere') {
    close()
    return null
  }
  const place = createStore<string | undefined>(current.place)
  /** Returns the page that is shown there, which may be a later one. */
  const turnTo = (next: string | undefined): string => {
    const page = pageAt(session, next)
    place.set(page.place)
    recorder.turnTo(recordedPlace(page))
    timer?.turnTo(page.place)
    return page.place
  }
  const parts = isLimited(source) ? clockParts() : null
  timer =
    (await parts?.startTimer({
      candidateId: response.candidateId,
      assessmentId: version.assessmentId,
      definition: source,
      current,
      page: pageAt(session, current.place).place,
      onClosed(questionIds) {
        session.close(questionIds)
        // Leave the closed page: with more time, the candidate would otherwise return to it.
        const page = turnTo(place.getState())
        // The last save before it is submitted at zero.
        save({ place: page, activity: recorder.read() })
      },
      onEvents: (events) => save({ events }),
    })) ?? null
  timer?.begin()
  const followPause = () => {
    const isPaused = timer?.state().isPaused ?? false
    clock.setPaused(isPaused)
    recorder.setPaused(isPaused)
  }
  followPause()
  timer?.subscribe(followPause)
  const files = attemptFiles(current.attemptId, seal, async () => {
    await writer.flush()
    return saving.getState().kind === 'saved'
  })
  return {
    candidateId: response.candidateId,
    attemptId: current.attemptId,
    seal,
    get definition() {
      return session.evaluation.compiled.definition
    },
    languages: offeredLanguages(source),
    definitionIn: (language) => inLanguage(source, language),
    speak(language) {
      leaving = undefined
      changeLanguage(session, inLanguage(source, language))
      save({ language })
    },
    versionId: version.id,
    company: version.company ?? null,
    session,
    timer,
    files,
    place: place.getState,
    onPlace: place.subscribe,
    savePlace(next) {
      leaving = undefined
      save({ place: turnTo(next), activity: recorder.read() })
      changes.notify()
    },
    startPart(partId) {
      leaving = undefined
      timer?.startPart(partId)
      session.hold(new Set(timer?.state().unstarted.keys()))
      save({ place: turnTo(place.getState()), activity: recorder.read() })
      changes.notify()
    },
    activity: recorder.read,
    async leave(how) {
      leaving = how
      save({ activity: recorder.read() })
      await writer.flush()
    },
    onChange: changes.subscribe,
    async flush() {
      const refused = await files.settled()
      await writer.flush()
      return refused
    },
    close,
    saveState: saving.getState,
    hasUnsaved: () => !closed && !['saved', 'saving'].includes(saving.getState().kind),
    onSaveState: saving.subscribe,
  }
}
