import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'

import { characters, type Forms, write } from './write.ts'

export const limits: FirstWords['limits'] = {
  chooseAll: 'Wählen Sie alles Zutreffende aus',
  selfIdentification:
    'Sie müssen nicht antworten. Wer Ihre Antworten bewertet, sieht diese Angabe nie zusammen mit ihnen: Sie wird nur in Gruppen gezählt, um zu prüfen, ob fair ausgewählt wird.',
  characters: (ends) => amount(ends, characters),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'Option', other: 'Optionen' })
    if (min !== undefined && min === max) return `Wählen Sie ${many(min)} aus`
    if (min !== undefined && max !== undefined) {
      return `Wählen Sie ${write.number(min)} bis ${many(max)} aus`
    }
    if (min !== undefined) return `Wählen Sie mindestens ${many(min)} aus`
    return max === undefined ? null : `Wählen Sie bis zu ${many(max)} aus`
  },
  numbers: (ends) => {
    const words = [range(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Genau ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `${write.number(min)} bis ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Mindestens ${write.counted(min, forms)}`
  return max === undefined ? null : `Bis zu ${write.counted(max, forms)}`
}

function range({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `Von ${write.typedNumber(min)} bis ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} oder mehr`
  return max === undefined ? null : `${write.typedNumber(max)} oder weniger`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'nur ganze Zahlen'
  return `in Schritten von ${write.typedNumber(step)}`
}
