/**
 * One attempt at a definition, outside React: the evaluation, the revealed violations, and
 * subscriptions. A keystroke only notifies the questions it affects.
 */
import {
  createKeyedListeners,
  createListeners,
  createStore,
  type Listeners,
  type Store,
} from '#src/base/store.ts'
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import {
  answersOf,
  giveAnswer,
  isShown,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { idQuotedBy, quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import {
  countProgress,
  type Counted,
  type Progress,
  recountProgress,
} from '#src/assessment/engine/evaluation/progress.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import { quoteText } from '#src/assessment/words/quoteText.ts'

import { isSameState, type QuestionState, readState } from './questionState.ts'

export type FillSession = {
  /** Unique per session. */
  readonly key: string
  readonly evaluation: Evaluation
  answers: () => Answers
  give: (questionId: string, answer: Answer | undefined) => void
  /** Called after every answer, and with undefined if there is none any more. */
  onAnswer: (listener: (questionId: string, answer: Answer | undefined) => void) => () => void
  /** Continues with its evaluation moved to a changed draft. Revealed violations stay revealed. */
  moveTo: (moved: Evaluation) => void
  /** Reveals the violations of all questions, or of these; returns them. */
  reveal: (of: 'all' | readonly string[]) => Violation[]
  /**
   * Reveals a new violation of a question that was shown when `reveal` checked it. Returns it; null
   * if there is none. The revealed list has it only after the next `reveal`.
   */
  checkAgain: (questionId: string) => Violation | null
  /** Questions whose time is over: no page has them, and nothing in them has to be fixed. */
  close: (questionIds: ReadonlySet<string>) => void
  closed: () => ReadonlySet<string>
  /** Sections and questions that the candidate has not started (rule O10): no page shows them. */
  hold: (parts: ReadonlySet<string>) => void
  /** Of these, the one that has a question; null if it can be answered. */
  unstartedPartOf: (questionId: string) => string | null
  unstarted: () => ReadonlySet<string>
  /** Questions marked for later. An answer neither reads nor changes them. */
  marks: Store<ReadonlySet<string>>
  /** What `reveal` found and is still in violation, in authored order. */
  revealed: () => readonly Violation[]
  /** Notifies once for any number of changes among these questions. */
  subscribeQuestions: (questionIds: readonly string[], listener: () => void) => () => void
  /** The state of a question. Returns the same object until something in it changes. */
  questionState: (questionId: string) => QuestionState
  /** Notifies when the definition changes, or what is shown or revealed. */
  subscribeStructure: (listener: () => void) => () => void
  /** A new number after every change of the structure. */
  structure: () => number
  /** The text for a name that an author's text refers to. */
  quote: (name: string) => string
  /** Notifies when that text may have changed. */
  subscribeQuote: (name: string, listener: () => void) => () => void
  /** Notifies on every answer and every change of the structure. */
  subscribeAll: (listener: () => void) => () => void
  /** After an answer, only what it affected is counted again. */
  progress: () => Progress
}

export function createFillSession(
  compiled: Compiled,
  answers: Answers,
  context: Context,
): FillSession {
  let evaluation = startEvaluation(compiled, answers, context)
  let structure = 0
  let revealedList = NOTHING
  let closed: ReadonlySet<string> = new Set()
  let unstarted: ReadonlySet<string> = new Set()
  let counted: Counted | null = null
  const revealedIds = new Set<string>()
  const listedIds = new Set<string>()
  const checkedIds = new Set<string>()
  const marks = createStore<ReadonlySet<string>>(new Set())
  const states = new Map<string, QuestionState>()
  const questionListeners = createKeyedListeners()
  const quoteListeners = new Map<string, Listeners>()
  const structureListeners = createListeners()
  const allListeners = createListeners()
  const answerListeners = new Set<(questionId: string, answer: Answer | undefined) => void>()

  const hide = (questionId: string): void => {
    revealedIds.delete(questionId)
    listedIds.delete(questionId)
  }

  const unstartedPartOf = (questionId: string): string | null => {
    if (unstarted.size === 0) return null
    const { indexByQuestionId, questions, sections } = evaluation.compiled
    const { sectionIndex = -1 } = questions[indexByQuestionId.get(questionId) ?? -1] ?? {}
    const around = [sections[sectionIndex]?.section.id ?? '', questionId]
    return around.find((id) => unstarted.has(id)) ?? null
  }

  const read = (questionId: string): QuestionState =>
    readState(evaluation, questionId, {
      revealed: revealedIds.has(questionId),
      marked: marks.getState().has(questionId),
    })

  /** Returns whether anything visible about the question has changed. */
  const refresh = (questionId: string): boolean => {
    if (violationOf(evaluation, questionId) === null) hide(questionId)
    const before = states.get(questionId)
    const after = read(questionId)
    if (before !== undefined && isSameState(before, after)) return false
    states.set(questionId, after)
    if (before === undefined || before.shown !== after.shown) structure++
    else if (before.violation !== after.violation) structure++
    return true
  }

  const notify = (questionIds: readonly string[], structureBefore: number): void => {
    if (structure !== structureBefore) {
      revealedList =
        listedIds.size === 0
          ? NOTHING
          : violationsOf(evaluation).filter((each) => listedIds.has(each.questionId))
      structureListeners.notify()
    }
    questionListeners.notify(questionIds)
    allListeners.notify()
  }

  const listenersOfQuote = (name: string): Listeners => {
    const listeners = createListeners(() => {
      quoteListeners.set(name, listeners)
      return () => quoteListeners.delete(name)
    })
    return listeners
  }

  /** A page refers to few names, however long the assessment is. */
  const tellQuotes = (isTouched: (id: string) => boolean): void => {
    for (const [name, listeners] of quoteListeners) {
      const id = idQuotedBy(evaluation, name)
      if (id === null || isTouched(id)) listeners.notify()
    }
  }

  marks.subscribe(() => questionListeners.notify([...states.keys()].filter(refresh)))

  return {
    key: `fill${++sessions}`,
    get evaluation() {
      return evaluation
    },
    answers: () => answersOf(evaluation),
    give(questionId, answer) {
      const structureBefore = structure
      const change = giveAnswer(evaluation, questionId, answer)
      if (change.sections.length > 0) structure++
      const touched = new Set([questionId, ...change.questions])
      counted &&= recountProgress(evaluation, counted, touched)
      notify([...touched].filter(refresh), structureBefore)
      tellQuotes((id) => touched.has(id) || change.calculated.includes(id))
      for (const listener of [...answerListeners]) listener(questionId, answer)
    },
    onAnswer(listener) {
      answerListeners.add(listener)
      return () => answerListeners.delete(listener)
    },
    moveTo(moved) {
      if (moved === evaluation) return
      const structureBefore = structure++
      evaluation = moved
      counted = null
      for (const questionId of states.keys()) {
        if (!moved.compiled.indexByQuestionId.has(questionId)) states.delete(questionId)
      }
      notify([...states.keys()].filter(refresh), structureBefore)
      tellQuotes(() => true)
    },
    reveal(of) {
      const structureBefore = structure
      const checked = of === 'all' ? evaluation.compiled.indexByQuestionId.keys() : of
      for (const id of checked) {
        if (isShown(evaluation, id) && unstartedPartOf(id) === null) checkedIds.add(id)
      }
      const violations = violationsWithin(evaluation, of).filter(
        ({ questionId }) => !closed.has(questionId),
      )
      const ids = violations.map(({ questionId }) => questionId)
      // Those that were visible already are not in the list yet.
      if (ids.some((id) => revealedIds.has(id) && !listedIds.has(id))) structure++
      for (const id of ids) {
        revealedIds.add(id)
        listedIds.add(id)
      }
      notify(ids.filter(refresh), structureBefore)
      return violations
    },
    checkAgain(questionId) {
      const violation = violationOf(evaluation, questionId)
      if (!violation || !checkedIds.has(questionId) || closed.has(questionId)) return null
      if (revealedIds.has(questionId)) return null
      const structureBefore = structure
      revealedIds.add(questionId)
      notify([questionId].filter(refresh), structureBefore)
      return violation
    },
    close(questionIds) {
      closed = questionIds
      for (const questionId of closed) hide(questionId)
      notify([...closed].filter(refresh), structure++)
    },
    closed: () => closed,
    hold(parts) {
      const held = [...revealedIds].filter((id) => unstartedPartOf(id) !== null)
      unstarted = parts
      // Nothing was tried yet in what has just been started.
      const opened = held.filter((id) => unstartedPartOf(id) === null)
      for (const questionId of opened) hide(questionId)
      notify(opened.filter(refresh), structure++)
    },
    unstartedPartOf,
    unstarted: () => unstarted,
    marks,
    revealed: () => revealedList,
    subscribeQuestions: questionListeners.subscribe,
    questionState(questionId) {
      const known = states.get(questionId)
      if (known !== undefined) return known
      const state = read(questionId)
      states.set(questionId, state)
      return state
    },
    subscribeStructure: structureListeners.subscribe,
    structure: () => structure,
    quote: (name) => quoteText(quotedIn(evaluation, name), languageOf(evaluation)),
    subscribeQuote(name, listener) {
      const listeners = quoteListeners.get(name) ?? listenersOfQuote(name)
      return listeners.subscribe(listener)
    },
    subscribeAll: allListeners.subscribe,
    progress: () => (counted ??= countProgress(evaluation)).progress,
  }
}

let sessions = 0
const NOTHING: readonly Violation[] = []

function languageOf({ context, compiled }: Evaluation): string {
  return context.language ?? compiled.definition.language
}

function violationsWithin(evaluation: Evaluation, of: 'all' | readonly string[]): Violation[] {
  if (of === 'all') return violationsOf(evaluation)
  return of.flatMap((questionId) => violationOf(evaluation, questionId) ?? [])
}
