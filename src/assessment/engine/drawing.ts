/**
 * Random order: of options and questions, and which questions one candidate gets (rules D1 to D5).
 * Each section and question has its own sequence of random numbers, so no draw depends on another.
 */
import type { Section } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'

import { isMixed } from './layout.ts'

export type Drawing = {
  /** Indexes of the questions in this candidate's order; those not drawn come last. */
  readonly order: readonly number[]
  /** How many of them were drawn. */
  readonly drawn: number
}

/** The questions of a section for one candidate (rules D2, D4). */
export function drawQuestions(section: Section, seed: number): Drawing {
  const { questions, shuffle = false, draw = Number.POSITIVE_INFINITY } = section
  const authored = questions.map((_, place) => place)
  if (!isMixed(section)) return { order: authored, drawn: authored.length }
  const isFixed = (place: number): boolean => questions[place]?.kind === 'statement'
  const mixed = shuffled(authored, isFixed, randomNumbers(seed, section.id))
  const left = new Set(mixed.filter((place) => !isFixed(place)).slice(draw))
  const order = (shuffle ? mixed : authored).filter((place) => !left.has(place))
  return {
    order: [...order, ...authored.filter((place) => left.has(place))],
    drawn: order.length,
  }
}

/** The question with its options in one candidate's order (rule D3). */
export function withOptionsDrawn<Q extends Question>(question: Q, seed: number): Q {
  if (!('options' in question) || !('shuffle' in question) || !question.shuffle) {
    return question
  }
  const options = shuffled(question.options, keepsPosition, randomNumbers(seed, question.id))
  return { ...question, options }
}

/** Whether an option stays where it is when the others are shuffled (rule D3). */
export function keepsPosition({ pinned, role }: Option): boolean {
  return pinned === true || role !== undefined
}

/** Fisher–Yates shuffle from the end, of everything that is not pinned (rule D2). */
function shuffled<T>(
  items: readonly T[],
  isFixed: (item: T) => boolean,
  random: () => number,
): T[] {
  const free = items.flatMap((item, place) => (isFixed(item) ? [] : [place]))
  const mixed = [...free]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [mixed[last], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[last] = b
    mixed[other] = a
  }
  const from = new Map(free.map((place, index) => [place, mixed[index] ?? place]))
  return items.map((item, place) => items[from.get(place) ?? place] ?? item)
}

/**
 * Random numbers from 0 up to 1 by mulberry32, seeded with the FNV-1a hash of `seed/id` (rule D1).
 */
export function randomNumbers(seed: number, id: string): () => number {
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
