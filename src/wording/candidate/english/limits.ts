import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { characters, type Forms, write } from './write.ts'

/** Limits, stated in advance; null if there is nothing to say. */
export const limits = {
  chooseAll: 'Choose all that apply',
  /** Beside a question that asks which group the candidate belongs to. */
  selfIdentification:
    'You don’t have to answer. Reviewers never see your answer with your response: it is only counted in groups, to check that people are selected fairly.',
  characters: (ends: Ends<number>) => amount(ends, characters),
  choices: ({ min, max }: Ends<number>) => {
    const many = (count: number) => write.counted(count, { one: 'option', other: 'options' })
    if (min !== undefined && min === max) return `Choose ${many(min)}`
    if (min !== undefined && max !== undefined) return `Choose ${write.number(min)} to ${many(max)}`
    if (min !== undefined) return `Choose at least ${many(min)}`
    return max === undefined ? null : `Choose up to ${many(max)}`
  },
  numbers: (ends: Ends<number> & { step: number | undefined }) => {
    const parts = [range(ends), steps(ends)].filter((part) => part !== null)
    const words = parts.join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactly ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `From ${write.number(min)} to ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `At least ${write.counted(min, forms)}`
  return max === undefined ? null : `Up to ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `From ${write.typedNumber(min)} to ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} or more`
  return max === undefined ? null : `${write.typedNumber(max)} or less`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'whole numbers only'
  return `in steps of ${write.typedNumber(step)}`
}
