import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { characters, type Forms, write } from './write.ts'

export const limits: FirstWords['limits'] = {
  chooseAll: 'Elija todas las que correspondan',
  selfIdentification:
    'No tiene que responder. Quienes evalúan nunca ven esta respuesta junto con las demás: solo se cuenta por grupos, para comprobar que la selección es justa.',
  characters: (ends) => amount(ends, characters),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'opción', other: 'opciones' })
    if (min !== undefined && min === max) return `Elija ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `Elija de ${write.number(min)} a ${many(max)}`
    }
    if (min !== undefined) return `Elija al menos ${many(min)}`
    return max === undefined ? null : `Elija hasta ${many(max)}`
  },
  numbers: (ends) => {
    const words = [range(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactamente ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `De ${write.number(min)} a ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Al menos ${write.counted(min, forms)}`
  return max === undefined ? null : `Hasta ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `De ${write.typedNumber(min)} a ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} o más`
  return max === undefined ? null : `${write.typedNumber(max)} o menos`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'solo números enteros'
  return `de ${write.typedNumber(step)} en ${write.typedNumber(step)}`
}
