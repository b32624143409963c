/**
 * The form part of one kind of question: its input, and the conversion between input and answer.
 */
import { type ComponentType, createElement, type ReactNode } from 'react'

import type { Answer } from '#schemas/answer.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'

/** The form's content for a question: the text as typed, or the ticked values. */
export type Entry = string | readonly string[]

/** Names and ids of one question in one attempt, all unique on the page. */
export type FieldIds = {
  name: string
  heading: string
  /** The input that the label refers to and that gets the focus. */
  input: string
  /** Ids separated by spaces: what follows the prompt, help, limits, and always the error. */
  described: string
}

export type InputProps<K extends QuestionKind> = {
  question: QuestionOf<K>
  ids: FieldIds
  /** The initial value; inputs are uncontrolled from then on. */
  entry: Entry
}

/** The default value of a text input; undefined for a blank one, for which React does less. */
export function startingText(entry: Entry | undefined): Entry | undefined {
  return entry === '' ? undefined : entry
}

export type Field<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  /** Its input, as an element. */
  draw: (question: Question, props: Omit<InputProps<K>, 'question'>) => ReactNode
} & Conversions

type Conversions = {
  /** A legend for several inputs, a label for one, or neither. */
  labelledBy: (question: Question) => 'legend' | 'label' | 'heading'
  /** Null if the change was not in the answer itself. */
  readEntry: (changed: Element, card: Element) => Entry | null
  toAnswer: (entry: Entry, language: string, question: Question) => Answer | undefined
  /** A blank entry for a blank answer and for an answer of another shape. */
  toEntry: (answer: Answer | undefined, language: string) => Entry
}

type OwnParts<K extends QuestionKind> = Conversions & {
  Input: ComponentType<InputProps<K>>
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
    draw: (question, props) => createElement(Input, { ...props, question: own(question) }),
  }
}

/** For kinds that are entered as text. */
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
