import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { asObject, characters, type Forms, options, write } from './write.ts'

export const limits: FirstWords['limits'] = {
  chooseAll: 'اختر كل ما ينطبق',
  selfIdentification:
    'لست مضطرًا للإجابة. لا يرى المقيّمون هذه الإجابة مع بقية إجاباتك أبدًا: تُحسَب ضمن مجموعات فقط، للتأكد من أن الاختيار عادل.',
  characters: (ends) => amount(ends, characters),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, asObject(options))
    if (min !== undefined && min === max) return `اختر ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `اختر من ${write.number(min)} إلى ${write.counted(max, options)}`
    }
    if (min !== undefined) return `اختر ${many(min)} على الأقل`
    return max === undefined ? null : `اختر ${many(max)} على الأكثر`
  },
  numbers: (ends) => {
    const words = [range(ends), steps(ends)].filter((part) => part !== null).join('، ')
    return words === '' ? null : words
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `${write.counted(min, forms)} بالضبط`
  if (min !== undefined && max !== undefined) {
    return `من ${write.number(min)} إلى ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `${write.counted(min, forms)} على الأقل`
  return max === undefined ? null : `حتى ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `من ${write.typedNumber(min)} إلى ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} أو أكثر`
  return max === undefined ? null : `${write.typedNumber(max)} أو أقل`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'أعداد صحيحة فقط'
  return `بزيادات قدرها ${write.typedNumber(step)}`
}
