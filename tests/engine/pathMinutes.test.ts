import { expect, test } from 'vitest'

import type { Test } from '#schemas/condition.ts'
import { proveReadiness } from '#src/engine/readiness/proveReadiness.ts'
import { anAssessment, longText, number, text, when } from '#tests/support/definitions.ts'

const years = number('years', { min: 0, required: true })

test('K11: minutes of many conditions are exact where all of them can hold at once', () => {
  const minutes = (testOf: (value: number) => Test) => {
    const shown = (value: number) => ({ prompt: text(''), showIf: when('years', testOf(value)) })
    const fifty = Array.from({ length: 50 }, (_, place) => longText(`q${place}`, shown(place + 1)))
    return proveReadiness(anAssessment({ ...years, prompt: text('') }, ...fifty)).minutes
  }
  const extremes = { least: 1, most: 126 }
  expect(minutes((value) => ({ op: 'atLeast', value }))).toEqual({ ...extremes, isExact: true })
  expect(minutes((value) => ({ op: 'is', value }))).toEqual({ ...extremes, isExact: false })
})
