import { expect, it } from 'vitest'
import { moveQuestion, updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { NOTHING, type Structure, structureOf } from '#src/builder/screens/canvas/structure.ts'
import { anAssessment, section, shortText, statement, text } from '#tests/support/definitions.ts'

const many = Array.from({ length: 24 }, (_, at) => shortText(`q${at}`))
const definition = anAssessment(section('s1', {}, ...many), section('s2', {}, shortText('last')))
const before = structureOf(definition, NOTHING)

it('an edit keeps the identity of everything except its own question', () => {
  const edited = updateQuestion(definition, 'q8', { prompt: text('Another one?') })
  const after = structureOf(edited, before)
  const others = after.items.filter((item, at) => item !== before.items[at])
  expect(others.map(({ key }) => key)).toEqual(['question q8'])
  expect(after.keys).toEqual(before.keys)
})

it('an edit that changes nothing on the canvas keeps all identities', () => {
  const titled = { ...definition, settings: { ...definition.settings, title: 'Another title' } }
  expect(structureOf(titled, before)).toBe(before)
})

it('a renumbered question gets a new place', () => {
  const noted = anAssessment(section('s1', {}, statement('note'), shortText('name')))
  expect(numbersIn(structureOf(noted, NOTHING))).toEqual([null, 1])
  const moved = structureOf(moveQuestion(definition, 'q1', 's1', 0), before)
  expect(numbersIn(moved)).toEqual([...many, 'last'].map((_, at) => at + 1))
  expect(moved.keys.slice(0, 3)).toEqual(['head s1', 'question q1', 'question q0'])
})

it('a section and a question with the same id are different', () => {
  const alike = anAssessment(section('same', {}, shortText('same')))
  expect(structureOf(alike, NOTHING).keys).toEqual(['head same', 'question same'])
})

function numbersIn({ items }: Structure): (number | null)[] {
  return items.flatMap((item) => (item.kind === 'question' ? item.number : []))
}
