import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { characters, type Forms, options, write } from './write.ts'

export const limits: FirstWords['limits'] = {
  chooseAll: 'בחרו את כל המתאימים',
  selfIdentification:
    'אין חובה לענות. מי שבודקים את התשובות לעולם אינם רואים את התשובה הזאת יחד איתן: היא נספרת רק בקבוצות, כדי לוודא שהמיון הוגן.',
  characters: (ends) => amount(ends, characters),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, options)
    if (min !== undefined && min === max) return `בחרו ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `בחרו בין ${write.number(min)} ל־${write.number(max)} אפשרויות`
    }
    if (min !== undefined) return `בחרו לפחות ${many(min)}`
    return max === undefined ? null : `בחרו עד ${many(max)}`
  },
  numbers: (ends) => {
    const words = [range(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `בדיוק ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `בין ${write.number(min)} ל־${write.number(max)} ${forms.other}`
  }
  if (min !== undefined) return `לפחות ${write.counted(min, forms)}`
  return max === undefined ? null : `עד ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `מ־${write.typedNumber(min)} עד ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} או יותר`
  return max === undefined ? null : `${write.typedNumber(max)} או פחות`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'מספרים שלמים בלבד'
  return `בקפיצות של ${write.typedNumber(step)}`
}
