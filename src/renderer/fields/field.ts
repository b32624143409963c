/**
 * What one kind of question needs to be filled in: its input, and how what stands in the input
 * becomes an answer and back.
 */
import { createElement, type FunctionComponent, type ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'

/** What the form holds of a question: the text as typed, or the values of what is ticked. */
export type Entry = string | readonly string[]

/** Names and ids of one question in one attempt; all are unique on the page. */
export type FieldIds = {
  name: string
  /** Of the input that a label points to and that focus goes to. */
  input: string
  prompt: string
  /** Space-separated: what follows the prompt, help, limits, error. */
  described: string
}

export type InputProps<K extends QuestionKind> = {
  question: QuestionOf<K>
  ids: FieldIds
  /** What to begin with; inputs are their own masters from then on. */
  entry: Entry
}
export type Field<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  input: (question: Question, props: Omit<InputProps<K>, 'question'>) => ReactNode
} & Conversions

type Conversions = {
  /** A legend above several inputs, a label of one, or neither. */
  labelledBy: (question: Question) => 'legend' | 'label' | 'heading'
  /** Null when the change happened in something that is not the answer itself. */
  readEntry: (changed: Element, card: Element) => Entry | null
  toAnswer: (entry: Entry, language: string) => Answer | undefined
  /** The blank entry for a blank answer and for an answer of another shape. */
  toEntry: (answer: Answer | undefined, language: string) => Entry
}

type OwnParts<K extends QuestionKind> = Conversions & {
  Input: FunctionComponent<InputProps<K>>
}

export function defineField<K extends QuestionKind>(
  kind: K,
  { Input, ...conversions }: OwnParts<K>,
): Field<K> {
  const own = (question: Question): QuestionOf<K> => {
    if (!isOfKind(question, kind)) throw new Error(`${question.id} is not of kind ${kind}`)
    return question
  }
  return {
    kind,
    ...conversions,
    input: (question, props) => createElement(Input, { ...props, question: own(question) }),
  }
}

/** Conversions of what is typed as text. */
export const textConversions: Conversions = {
  labelledBy: () => 'label',
  readEntry: (changed) =>
    changed instanceof HTMLInputElement || changed instanceof HTMLTextAreaElement
      ? changed.value
      : null,
  toAnswer: (entry) => (typeof entry === 'string' && entry !== '' ? entry : undefined),
  toEntry: (answer) => (typeof answer === 'string' ? answer : ''),
}

export function isOfKind<K extends QuestionKind>(
  question: Question,
  kind: K,
): question is QuestionOf<K> {
  return question.kind === kind
}
