import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addWork, newWorklist, takeWork } from '#src/assessment/engine/evaluation/worklist.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test('V4: dependents of an answer are processed in authored order, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 })), fc.array(fc.nat({ max: 40 })), (first, second) => {
      const worklist = newWorklist(41)
      for (const work of first) addWork(worklist, work)
      const lowest = takeWork(worklist)
      expect(lowest).toBe(first.length === 0 ? -1 : Math.min(...first))
      for (const work of second) addWork(worklist, work)
      const taken: number[] = []
      for (let work = takeWork(worklist); work >= 0; work = takeWork(worklist)) taken.push(work)
      const left = new Set([...first.filter((work) => work !== lowest), ...second])
      expect(taken).toEqual([...left].toSorted((a, b) => a - b))
    }),
    propertyRuns,
  )
})
