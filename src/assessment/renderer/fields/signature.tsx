import type { Answer, AnswerOf } from '#schemas/answer.ts'

import { defineField, type Entry } from '#src/assessment/renderer/session/field.ts'
import { SignatureField } from '#src/assessment/renderer/inputs/SignatureField.tsx'

/** An entry is a typed name, or the strokes of a drawing, each as the points of an SVG line. */
export const signature = defineField('signature', {
  Input: SignatureField,
  labelledBy: () => 'legend',
  // Strokes enter themselves.
  readEntry: (changed) => (changed instanceof HTMLInputElement ? changed.value : null),
  toAnswer(entry) {
    if (entry.length === 0) return undefined
    if (typeof entry === 'string') return { typed: entry }
    return { strokes: entry.map(pointsOf) }
  },
  toEntry: signatureIn,
})

export function signatureIn(answer: Answer | undefined): Entry {
  if (typeof answer !== 'object') return ''
  if ('typed' in answer && typeof answer.typed === 'string') return answer.typed
  return isDrawn(answer) ? answer.strokes.map(writePoints) : ''
}

type Drawn = Extract<AnswerOf<'signature'>, { strokes: unknown }>

/** A matrix row is an array too, but of strings. */
function isDrawn(answer: object): answer is Drawn {
  if (!('strokes' in answer) || !Array.isArray(answer.strokes)) return false
  return answer.strokes.every((stroke) => Array.isArray(stroke))
}

function pointsOf(stroke: string): Drawn['strokes'][number] {
  return stroke.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return { x, y }
  })
}

function writePoints(points: Drawn['strokes'][number]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}
