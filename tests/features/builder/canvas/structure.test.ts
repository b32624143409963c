import { expect, it } from 'vitest'
import { moveQuestion, updateQuestion } from '#src/engine/editing/questions.ts'
import { BLOCK, structureOf } from '#src/features/builder/canvas/structure.ts'
import { anAssessment, section, shortText, statement, text } from '#tests/support/definitions.ts'

const many = Array.from({ length: 3 * BLOCK }, (_, at) => shortText(`q${at}`))
const definition = anAssessment(section('s1', {}, ...many), section('s2', {}, shortText('last')))
const before = structureOf(definition, [])

it('an edit leaves every block but its own the same object', () => {
  const edited = updateQuestion(definition, `q${BLOCK}`, { prompt: text('Another one?') })
  const after = structureOf(edited, before)
  const same = after[0]?.blocks.map((block, at) => block === before[0]?.blocks[at])
  expect(same).toEqual([true, false, true])
  expect(after[1]).toBe(before[1])
})

it('what changes nothing on the canvas leaves all of it the same object', () => {
  const titled = { ...definition, settings: { ...definition.settings, title: 'Another title' } }
  expect(structureOf(titled, before)).toBe(before)
})

it('a question that is counted otherwise is placed anew', () => {
  const noted = anAssessment(section('s1', {}, statement('note'), shortText('name')))
  const first = structureOf(noted, [])
  const numbers = (structure: typeof first) =>
    structure.flatMap(({ blocks }) => blocks.flat().map(({ number }) => number))
  expect(numbers(first)).toEqual([null, 1])
  const moved = moveQuestion(definition, 'q1', 's1', 0)
  expect(structureOf(moved, before)[0]?.blocks[0]?.map(({ number }) => number)).toEqual(
    many.slice(0, BLOCK).map((_, at) => at + 1),
  )
})
