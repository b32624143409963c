import { describe, expect, it } from 'vitest'
import type { Definition } from '#schemas/definition.ts'
import { emptyDefinition } from '#src/assessment/engine/editing/definition.ts'
import { newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'
import {
  addQuestion,
  moveQuestion,
  removeQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import { addSection, moveSection, newSection } from '#src/assessment/engine/editing/sections.ts'
import { changedPlace } from '#src/builder/screens/state/draftPlaces.ts'
import {
  dropQuestion,
  dropSection,
  type Side,
  stepQuestion,
} from '#src/builder/screens/state/destinations.ts'

/** Two sections: a, b, c in the first, d in the second. */
function twoSections(): Definition {
  let definition = emptyDefinition('Test', { sectionId: 's1' })
  definition = addSection(definition, 1, newSection('s2'))
  const add = (sectionId: string, id: string, at: number) => {
    const question = newQuestion('longText', { questionId: id, optionIds: [] })
    definition = addQuestion(definition, sectionId, at, question)
  }
  add('s1', 'a', 0)
  add('s1', 'b', 1)
  add('s1', 'c', 2)
  add('s2', 'd', 0)
  return definition
}

const order = (definition: Definition) =>
  definition.sections.map(({ questions }) => questions.map(({ id }) => id).join('')).join('|')

function stepped(id: string, step: 1 | -1): string | null {
  const definition = twoSections()
  const to = stepQuestion(definition, id, step)
  return to && order(moveQuestion(definition, id, to.sectionId, to.index))
}

function dropped(id: string, side: Side, onto: string): string | null {
  const definition = twoSections()
  const to = dropQuestion(definition, id, onto, side)
  return to && order(moveQuestion(definition, id, to.sectionId, to.index))
}

describe('moving by one step', () => {
  it('changes places within a section', () => {
    expect(stepped('a', 1)).toBe('bac|d')
    expect(stepped('c', -1)).toBe('acb|d')
  })
  it('moves into the neighbouring section past an edge', () => {
    expect(stepped('c', 1)).toBe('ab|cd')
    expect(stepped('d', -1)).toBe('abcd|')
  })
  it('stops at both ends', () => {
    expect(stepped('a', -1)).toBeNull()
    expect(stepped('d', 1)).toBeNull()
  })
})

describe('dropping into the gap above or below another row', () => {
  it('is dropped there, within a section and across sections', () => {
    expect(dropped('a', 'above', 'c')).toBe('bac|d')
    expect(dropped('a', 'below', 'c')).toBe('bca|d')
    expect(dropped('c', 'above', 'a')).toBe('cab|d')
    expect(dropped('a', 'below', 'd')).toBe('bc|da')
    expect(dropped('d', 'above', 'b')).toBe('adbc|')
  })
  it('above a heading is the end of the previous section, below it the start of its own', () => {
    expect(dropped('a', 'above', 's2')).toBe('bca|d')
    expect(dropped('a', 'below', 's2')).toBe('bc|ad')
    expect(dropped('d', 'above', 's2')).toBe('abcd|')
  })
  it('is nothing beside itself and above the first heading', () => {
    for (const [side, onto] of [
      ['below', 'a'],
      ['above', 'b'],
      ['below', 'b'],
      ['above', 'c'],
      ['above', 's1'],
    ] as const) {
      expect(dropped('b', side, onto)).toBeNull()
    }
  })
  it('moves a section as a whole', () => {
    const definition = twoSections()
    const to = dropSection(definition, 's1', 's2', 'below')
    expect(to).toBe(1)
    expect(order(moveSection(definition, 's1', to ?? -1))).toBe('d|abc')
    expect(dropSection(definition, 's2', 's1', 'above')).toBe(0)
    expect(dropSection(definition, 's1', 's2', 'above')).toBeNull()
    expect(dropSection(definition, 's2', 's2', 'below')).toBeNull()
  })
})

describe('the place that changed', () => {
  it('is what was added, moved, or next to what was deleted', () => {
    const before = twoSections()
    const moved = moveQuestion(before, 'c', 's2', 0)
    expect(changedPlace(before, moved)).toEqual({ kind: 'question', questionId: 'c' })
    const gone = removeQuestion(before, 'b')
    expect(changedPlace(before, gone)).toEqual({ kind: 'question', questionId: 'c' })
    expect(changedPlace(gone, before)).toEqual({ kind: 'question', questionId: 'b' })
    const emptied = removeQuestion(before, 'd')
    expect(changedPlace(before, emptied)).toEqual({ kind: 'section', sectionId: 's2' })
  })
})
