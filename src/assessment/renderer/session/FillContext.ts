import { type ComponentType, createContext, useContext, useMemo, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import type { Entry } from './field.ts'
import type { FileKeeper } from './fileKeeper.ts'
import type { FillSession } from './fillSession.ts'
import type { QuestionState } from './questionState.ts'

/** Constant for the lifetime of a session, so it never causes a re-render. */
export type Fill = {
  session: FillSession
  files: FileKeeper
  mode: 'take' | 'preview'
  nonce: string
  /** The current input of a question; undefined before anything is typed. */
  typed: (questionId: string) => Entry | undefined
  /** Stores what was typed in the form, and its meaning in the session. */
  enter: (question: Question, entry: Entry) => void
  describeHidden: (questionId: string) => string
  /** Rendered in place of hidden questions; null for nothing. */
  hidden: HiddenParts | null
  /** Where there is no other page to come back from. */
  withoutMarks?: true
}

export type HiddenParts = {
  Question: ComponentType<{ question: Question; isSelected: boolean }>
  Section: ComponentType<{ section: Section; isSelected: boolean }>
}

export const FillContext = createContext<Fill | null>(null)

export function useFill(): Fill {
  const fill = useContext(FillContext)
  if (fill === null) throw new Error('Drawn outside of a filling')
  return fill
}

export function useQuestionState(questionId: string): QuestionState {
  const { session } = useFill()
  return useSyncExternalStore(
    (listener) => session.subscribeQuestions([questionId], listener),
    () => session.questionState(questionId),
  )
}

/** Whether the question around has an error that is shown: only what reads it renders again. */
export const InvalidContext = createContext(false)

/** For `aria-invalid` of inputs that are typed in: of several options none is wrong by itself. */
export function useIsInvalid(): true | undefined {
  return useContext(InvalidContext) || undefined
}

/** The state of a question that its card shows around the inputs. */
export type DrawnState = Pick<QuestionState, 'shown' | 'required' | 'marked' | 'violation'>

/**
 * The states of several questions, with one subscription for all of them. An answer alone changes
 * nothing.
 */
export function useDrawnStates(questions: readonly Question[]): readonly DrawnState[] {
  const { session } = useFill()
  const watched = useMemo(() => watch(session, questions), [session, questions])
  return useSyncExternalStore(watched.subscribe, watched.states)
}

function watch(session: FillSession, questions: readonly Question[]) {
  const ids = questions.map(({ id }) => id)
  let last: readonly DrawnState[] = ids.map(session.questionState)
  return {
    subscribe: (listener: () => void) => session.subscribeQuestions(ids, listener),
    states() {
      if (!ids.every((id, at) => looksTheSame(session.questionState(id), last[at]))) {
        last = ids.map(session.questionState)
      }
      return last
    },
  }
}

function looksTheSame(one: DrawnState, other: DrawnState | undefined): boolean {
  return (
    one === other ||
    (one.shown === other?.shown &&
      one.required === other.required &&
      one.marked === other.marked &&
      one.violation === other.violation)
  )
}

/** The ids of a question's elements. Question ids contain no dots, so a part is no other id. */
export function questionIds(nonce: string, questionId: string) {
  const name = `${nonce}.${questionId}`
  return {
    name,
    heading: `${name}.heading`,
    input: name,
    rest: `${name}.rest`,
    help: `${name}.help`,
    limits: `${name}.limits`,
    error: `${name}.error`,
  }
}

/**
 * The id and name of a button that other questions have as well: its words, then the question's
 * heading. The heading is referred to, because hundreds of hidden copies of it would weigh.
 */
export function namedAfterQuestion(
  { name, heading }: Pick<ReturnType<typeof questionIds>, 'name' | 'heading'>,
  part: string,
) {
  const id = `${name}.${part}`
  return { id, 'aria-labelledby': `${id} ${heading}` }
}

/** The ids of what describes a question's inputs: those parts that it has, and always its error. */
export function describedBy(
  ids: ReturnType<typeof questionIds>,
  has: { rest: boolean; help: boolean; limits: boolean },
): string {
  const above = [has.rest && ids.rest, has.help && ids.help, has.limits && ids.limits]
  return [...above.filter(Boolean), ids.error].join(' ')
}

/**
 * The id of the progress text, without a dot, since a question may be called "place". A page's
 * heading refers to it, and is read out when the page changes.
 */
export function placeIdOf(nonce: string): string {
  return `${nonce}-place`
}
