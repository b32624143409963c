import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { characters, type Forms, write } from './write.ts'

export const limits: FirstWords['limits'] = {
  chooseAll: 'Choisissez tout ce qui convient',
  selfIdentification:
    'Vous n’êtes pas obligé de répondre. Les personnes qui évaluent ne voient jamais cette réponse avec les autres\u00a0: elle est seulement comptée par groupes, pour vérifier que la sélection est équitable.',
  characters: (ends) => amount(ends, characters),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'option', other: 'options' })
    if (min !== undefined && min === max) return `Choisissez ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `Choisissez de ${write.number(min)} à ${many(max)}`
    }
    if (min !== undefined) return `Choisissez au moins ${many(min)}`
    return max === undefined ? null : `Choisissez jusqu’à ${many(max)}`
  },
  numbers: (ends) => {
    const words = [range(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactement ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `De ${write.number(min)} à ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Au moins ${write.counted(min, forms)}`
  return max === undefined ? null : `Jusqu’à ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `De ${write.typedNumber(min)} à ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} ou plus`
  return max === undefined ? null : `${write.typedNumber(max)} ou moins`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'nombres entiers uniquement'
  return `par pas de ${write.typedNumber(step)}`
}
