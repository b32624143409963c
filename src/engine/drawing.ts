/**
 * What is drawn by lot: the order of options and questions, and which questions one candidate gets
 * (rules D1 to D5). Each section and question has lots of its own, so nothing depends on what was
 * drawn before.
 */
import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { isMixed } from './layout.ts'

export type Drawing = {
  /** Places of the questions, in the order of this candidate; those not drawn come last. */
  readonly order: readonly number[]
  /** How many of these were drawn. */
  readonly drawn: number
}

/** The questions of a section as one candidate gets them (rules D2, D4). */
export function drawQuestions(section: Section, seed: number): Drawing {
  const { questions, shuffle = false, draw = Number.POSITIVE_INFINITY } = section
  const authored = questions.map((_, place) => place)
  if (!isMixed(section)) return { order: authored, drawn: authored.length }
  const isFixed = (place: number): boolean => questions[place]?.kind === 'statement'
  const mixed = shuffled(authored, isFixed, lots(seed, section.id))
  const left = new Set(mixed.filter((place) => !isFixed(place)).slice(draw))
  const order = (shuffle ? mixed : authored).filter((place) => !left.has(place))
  return {
    order: [...order, ...authored.filter((place) => left.has(place))],
    drawn: order.length,
  }
}

/** The question with its options in the order of one candidate (rule D3). */
export function withOptionsDrawn<Q extends Question>(question: Q, seed: number): Q {
  if (!('options' in question) || !('shuffle' in question) || !question.shuffle) {
    return question
  }
  const options = shuffled(
    question.options,
    ({ pinned, role }) => pinned === true || role !== undefined,
    lots(seed, question.id),
  )
  return { ...question, options }
}

/** Fisher and Yates from the end, among all that is not fixed to its place (rule D2). */
function shuffled<T>(items: readonly T[], isFixed: (item: T) => boolean, lot: () => number): T[] {
  const free = items.flatMap((item, place) => (isFixed(item) ? [] : [place]))
  const mixed = [...free]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(lot() * (last + 1))
    const [a, b] = [mixed[last], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[last] = b
    mixed[other] = a
  }
  const from = new Map(free.map((place, index) => [place, mixed[index] ?? place]))
  return items.map((item, place) => items[from.get(place) ?? place] ?? item)
}

/** Numbers from 0 up to 1, by mulberry32, begun with the FNV-1a hash of `seed/id` (rule D1). */
export function lots(seed: number, id: string): () => number {
  let state = 0x811c9dc5
  for (const letter of `${seed}/${id}`) {
    state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
