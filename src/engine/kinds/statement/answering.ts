import { defineUnanswerable } from '#src/engine/kinds/parts/defineAnswering.ts'

export const statement = defineUnanswerable('statement')
