import { describe, expect, it } from 'vitest'
import { partChanges } from '#src/features/builder/paste/partChanges.ts'
import { option } from '#tests/support/definitions.ts'

const current = [option('Red', 'r'), option('Green', 'g')]
const create = (label: string) => option(label, `new-${label}`)

describe('a pasted list of options', () => {
  it('keeps the options it names, adds the new ones and takes away the others', () => {
    const { parts, changes } = partChanges(current, ['Blue', 'Red'], create, 'replace')
    expect(parts.map(({ id }) => id)).toEqual(['new-Blue', 'r'])
    expect(changes).toEqual([
      { change: 'added', label: 'Blue' },
      { change: 'kept', label: 'Red' },
      { change: 'removed', label: 'Green' },
    ])
  })
  it('can be added to the options there are', () => {
    const { parts, changes } = partChanges(current, ['Blue', 'Red'], create, 'append')
    expect(parts.map(({ id }) => id)).toEqual(['r', 'g', 'new-Blue'])
    expect(changes.map(({ change }) => change)).toEqual(['kept', 'kept', 'added', 'repeated'])
  })
  it('takes a repeated line once', () => {
    const { parts } = partChanges([], ['Red', 'Red'], create, 'replace')
    expect(parts).toHaveLength(1)
  })
})
