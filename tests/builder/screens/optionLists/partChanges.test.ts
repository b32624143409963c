import { describe, expect, it } from 'vitest'
import type { ListedOption } from '#src/builder/files/cells/optionList.ts'
import { partChanges } from '#src/builder/screens/optionLists/partChanges.ts'
import { option } from '#tests/support/definitions.ts'

const current = [option('Red', 'r'), option('Green', 'g')]
const create = ({ label }: ListedOption) => option(label, `new-${label}`)
const list = (...labels: string[]) => labels.map((label) => ({ label, code: null }))

describe('a pasted list of options', () => {
  it('keeps the options it names, adds new ones and removes the others', () => {
    const { parts, changes } = partChanges(current, list('Blue', 'Red'), create, 'replace')
    expect(parts.map(({ id }) => id)).toEqual(['new-Blue', 'r'])
    expect(changes).toEqual([
      { change: 'added', label: 'Blue' },
      { change: 'kept', label: 'Red' },
      { change: 'removed', label: 'Green' },
    ])
  })
  it('can be added to the existing options', () => {
    const { parts, changes } = partChanges(current, list('Blue', 'Red'), create, 'append')
    expect(parts.map(({ id }) => id)).toEqual(['r', 'g', 'new-Blue'])
    expect(changes.map(({ change }) => change)).toEqual(['kept', 'kept', 'added', 'repeated'])
  })
  it('shows the code a new one would get', () => {
    const listed = [
      { label: 'Blue', code: 'B' },
      { label: 'Red', code: 'R' },
    ]
    expect(partChanges(current, listed, create, 'append').changes.slice(2)).toEqual([
      { change: 'added', label: 'Blue', code: 'B' },
      { change: 'repeated', label: 'Red' },
    ])
  })
  it('uses a repeated line once', () => {
    const { parts } = partChanges([], list('Red', 'Red'), create, 'replace')
    expect(parts).toHaveLength(1)
  })
})
