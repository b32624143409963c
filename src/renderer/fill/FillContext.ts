import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react'

import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { Entry, FieldIds } from '#src/renderer/fields/field.ts'
import type { FileKeeper } from '#src/renderer/fileKeeper.ts'
import type { FillSession, QuestionState } from '#src/renderer/fillSession.ts'

/** What stays the same as long as one session is filled in; so nothing is drawn again for it. */
export type Fill = {
  session: FillSession
  files: FileKeeper
  mode: 'take' | 'preview'
  nonce: string
  /** What stands in the input of a question; undefined until something was typed. */
  typed: (questionId: string) => Entry | undefined
  /** Takes what was typed into the form, and what it means into the session. */
  enter: (question: Question, entry: Entry) => void
  describeHidden: (questionId: string) => string
  /** What stands in place of hidden questions; null: nothing does. */
  hidden: HiddenParts | null
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
    (listener) => session.subscribeQuestion(questionId, listener),
    () => session.questionState(questionId),
  )
}

export function idsOf(nonce: string, questionId: string): FieldIds & Record<IdPart, string> {
  // Ids of questions hold hyphens and no dots: what stands behind a dot is never part of another id.
  const base = `${nonce}.${questionId}`
  const part = (name: IdPart): string => `${base}.${name}`
  return {
    name: base,
    input: base,
    prompt: part('prompt'),
    described: [part('rest'), part('help'), part('limits'), part('error')].join(' '),
    rest: part('rest'),
    help: part('help'),
    limits: part('limits'),
    error: part('error'),
  }
}

/** Of how far one is. The heading of a page names it, and is what is read when a page is turned. */
export function placeIdOf(nonce: string): string {
  return `${nonce}.place`
}

type IdPart = 'prompt' | 'rest' | 'help' | 'limits' | 'error'
