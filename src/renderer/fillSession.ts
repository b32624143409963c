/**
 * One filling of a definition, outside React: the evaluation, which violations may be seen, and who
 * wants to hear of what. A keystroke wakes only the questions that it changed.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import { isBlank } from '#src/engine/blank.ts'
import type { Compiled } from '#src/engine/compile.ts'
import type { Context } from '#src/engine/context.ts'
import {
  answerOf,
  answersOf,
  giveAnswer,
  isRequired,
  isShown,
  moveToDefinition,
  startEvaluation,
  violationOf,
} from '#src/engine/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluationState.ts'
import { idQuotedBy, quotedIn } from '#src/engine/quotes.ts'
import { violationsOf } from '#src/engine/validation.ts'
import type { Violation } from '#src/engine/violation.ts'
import { quoteText } from '#src/wording/candidate/quoteText.ts'

/** What the drawing of one question depends on, besides the question itself. */
export type QuestionState = {
  readonly shown: boolean
  readonly required: boolean
  readonly answered: boolean
  /** There is something to clear: an answer, or a choice whose words are missing. */
  readonly started: boolean
  /** Only once it was revealed, and until it is mended. */
  readonly violation: Violation | null
}

export type FillSession = {
  /** Differs between any two sessions. */
  readonly key: string
  readonly evaluation: Evaluation
  answers: () => Answers
  give: (questionId: string, answer: Answer | undefined) => void
  /** After every answer, with all of them. */
  onAnswer: (listener: (questionId: string, answers: Answers) => void) => () => void
  /** The draft changed; answers, and what was revealed, are kept. */
  useDefinition: (compiled: Compiled) => void
  /** Lets the violations of all questions, or of these, be seen; returns them. */
  reveal: (of: 'all' | readonly string[]) => Violation[]
  /** What was revealed and still is in violation, in authored order. */
  revealed: () => readonly Violation[]
  subscribeQuestion: (questionId: string, listener: () => void) => () => void
  /** The same object until something of it changes. */
  questionState: (questionId: string) => QuestionState
  /** The definition, or what is shown or revealed of it. */
  subscribeStructure: (listener: () => void) => () => void
  /** Another number after every change of the structure. */
  structure: () => number
  /** What a text quotes by this name, written out. */
  quote: (name: string) => string
  /** When that may have become another text. */
  subscribeQuote: (name: string, listener: () => void) => () => void
  /** Every answer and every change of structure. */
  subscribeAll: (listener: () => void) => () => void
}

export function createFillSession(
  compiled: Compiled,
  answers: Answers,
  context: Context,
): FillSession {
  let evaluation = startEvaluation(compiled, answers, context)
  let structure = 0
  let revealedList: readonly Violation[] = []
  const revealedIds = new Set<string>()
  const states = new Map<string, QuestionState>()
  const questionListeners = new Map<string, Set<() => void>>()
  const quoteListeners = new Map<string, Set<() => void>>()
  const structureListeners = new Set<() => void>()
  const allListeners = new Set<() => void>()
  const answerListeners = new Set<(questionId: string, answers: Answers) => void>()

  /** Returns whether anything that is drawn of the question has changed. */
  const refresh = (questionId: string): boolean => {
    if (violationOf(evaluation, questionId) === null) revealedIds.delete(questionId)
    const before = states.get(questionId)
    const after = readState(evaluation, questionId, revealedIds.has(questionId))
    if (before !== undefined && isSameState(before, after)) return false
    states.set(questionId, after)
    if (before === undefined || before.shown !== after.shown) structure++
    else if (before.violation !== after.violation) structure++
    return true
  }

  const tell = (questionIds: Iterable<string>, structureBefore: number): void => {
    if (structure !== structureBefore) {
      revealedList = violationsOf(evaluation).filter((each) => revealedIds.has(each.questionId))
      callAll(structureListeners)
    }
    for (const questionId of questionIds) callAll(questionListeners.get(questionId))
    callAll(allListeners)
  }

  /** Few names are quoted on one page, however long the assessment is. */
  const tellQuotes = (isTouched: (id: string) => boolean): void => {
    for (const [name, listeners] of quoteListeners) {
      const id = idQuotedBy(evaluation, name)
      if (id === null || isTouched(id)) callAll(listeners)
    }
  }

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
      tell([...touched].filter(refresh), structureBefore)
      tellQuotes((id) => touched.has(id) || change.calculated.includes(id))
      if (answerListeners.size === 0) return
      const all = answersOf(evaluation)
      for (const listener of [...answerListeners]) listener(questionId, all)
    },
    onAnswer: (listener) => subscribe(answerListeners, listener),
    useDefinition(next) {
      if (next === evaluation.compiled) return
      const structureBefore = structure++
      evaluation = moveToDefinition(evaluation, next)
      for (const questionId of states.keys()) {
        if (!next.indexByQuestionId.has(questionId)) states.delete(questionId)
      }
      tell([...states.keys()].filter(refresh), structureBefore)
      tellQuotes(() => true)
    },
    reveal(of) {
      const structureBefore = structure
      const violations = violationsWithin(evaluation, of)
      for (const { questionId } of violations) revealedIds.add(questionId)
      tell(violations.map((each) => each.questionId).filter(refresh), structureBefore)
      return violations
    },
    revealed: () => revealedList,
    subscribeQuestion(questionId, listener) {
      const listeners = questionListeners.get(questionId) ?? new Set()
      questionListeners.set(questionId, listeners)
      return subscribe(listeners, listener)
    },
    questionState(questionId) {
      const known = states.get(questionId)
      if (known !== undefined) return known
      const state = readState(evaluation, questionId, revealedIds.has(questionId))
      states.set(questionId, state)
      return state
    },
    subscribeStructure: (listener) => subscribe(structureListeners, listener),
    structure: () => structure,
    quote: (name) => quoteText(quotedIn(evaluation, name), languageOf(evaluation)),
    subscribeQuote(name, listener) {
      const listeners = quoteListeners.get(name) ?? new Set()
      quoteListeners.set(name, listeners)
      const stop = subscribe(listeners, listener)
      return () => {
        stop()
        if (listeners.size === 0) quoteListeners.delete(name)
      }
    },
    subscribeAll: (listener) => subscribe(allListeners, listener),
  }
}

let sessions = 0

function languageOf({ context, compiled }: Evaluation): string {
  return context.language ?? compiled.definition.language
}

function readState(evaluation: Evaluation, questionId: string, revealed: boolean): QuestionState {
  const index = evaluation.compiled.indexByQuestionId.get(questionId) ?? -1
  const question = evaluation.compiled.questions[index]?.question
  const violation = violationOf(evaluation, questionId)
  const answered = question !== undefined && !isBlank(question, answerOf(evaluation, questionId))
  return {
    shown: isShown(evaluation, questionId),
    required: isRequired(evaluation, questionId),
    answered,
    started: answered || violation?.rule === 'ownWords',
    violation: revealed ? violation : null,
  }
}

function isSameState(a: QuestionState, b: QuestionState): boolean {
  return (
    a.shown === b.shown &&
    a.required === b.required &&
    a.answered === b.answered &&
    a.started === b.started &&
    a.violation === b.violation
  )
}

function violationsWithin(evaluation: Evaluation, of: 'all' | readonly string[]): Violation[] {
  if (of === 'all') return violationsOf(evaluation)
  return of.flatMap((questionId) => violationOf(evaluation, questionId) ?? [])
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function callAll(listeners: ReadonlySet<() => void> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener()
}
