/** The time limits of a definition, as far as they can be enforced (rules O1 and O2). */
import type { Definition, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

/** Milliseconds, with a candidate's extra time. */
export interface Limits {
  /** Null without a limit for the whole assessment. */
  all: number | null
  /** By section or question id. */
  places: ReadonlyMap<string, number>
}

/** `extraTime`: per cent added to every limit. */
export function limitsOf({ settings, sections }: Definition, extraTime: number): Limits {
  const places = new Map<string, number>()
  const withExtra = (seconds: number) => seconds * 10 * (100 + extraTime)
  for (const section of sections) {
    if (section.timeLimit !== undefined) places.set(section.id, withExtra(section.timeLimit))
    for (const question of section.questions) {
      const limit = limitOfQuestion(question, settings)
      if (limit !== null) places.set(question.id, withExtra(limit))
    }
  }
  const { timeLimit } = settings
  return { all: timeLimit === undefined ? null : withExtra(timeLimit), places }
}

/** The limits as candidates read them before the start. */
export interface LimitFacts {
  /** Seconds for the whole, with the extra time; null without a limit. */
  all: number | null
  /** The sections that have a limit; null if none has one. */
  sections: PartLimits | null
  questions: PartLimits | null
  /** Per cent. */
  extraTime: number
}

export interface PartLimits {
  count: number
  /** Seconds, with the extra time. */
  shortest: number
  longest: number
}

/** Null without any limit. */
export function limitFacts(definition: Definition, extraTime: number): LimitFacts | null {
  const { all, places } = limitsOf(definition, extraTime)
  if (all === null && places.size === 0) return null
  const { sections } = definition
  const limitsAt = (parts: readonly { id: string }[]): PartLimits | null => {
    const limits = parts.flatMap(({ id }) => {
      const limit = places.get(id)
      return limit === undefined ? [] : [limit / 1000]
    })
    if (limits.length === 0) return null
    return {
      count: limits.length,
      shortest: Math.min(...limits),
      longest: Math.max(...limits),
    }
  }
  return {
    all: all === null ? null : all / 1000,
    sections: limitsAt(sections),
    questions: limitsAt(sections.flatMap(({ questions }) => questions)),
    extraTime,
  }
}

/** The limit of a question, in seconds; null if there is none or the layout can't enforce it. */
export function limitOfQuestion(question: Question, { layout }: Settings): number | null {
  if (layout !== 'question' || !('timeLimit' in question)) return null
  return question.timeLimit ?? null
}
