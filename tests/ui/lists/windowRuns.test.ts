import { describe, expect, it } from 'vitest'
import { groupsOf, itemsBetween, segmentsOf } from '#src/ui/lists/windowRuns.ts'

const drawn = (...places: number[]) => {
  return (at: number) => places.includes(at)
}

describe('what is not rendered', () => {
  it('has one gap for each run', () => {
    expect(segmentsOf({ from: 0, to: 7 }, drawn(0, 3, 4))).toEqual([
      { kind: 'item', at: 0 },
      { kind: 'gap', from: 1, to: 3 },
      { kind: 'item', at: 3 },
      { kind: 'item', at: 4 },
      { kind: 'gap', from: 5, to: 7 },
    ])
  })
  it('has one gap for whole consecutive groups, and its own within a group', () => {
    const groupOf = (at: number) => Math.floor(at / 3)
    expect(groupsOf(12, drawn(1, 11), groupOf)).toEqual([
      {
        kind: 'group',
        id: 0,
        segments: [
          { kind: 'gap', from: 0, to: 1 },
          { kind: 'item', at: 1 },
          { kind: 'gap', from: 2, to: 3 },
        ],
      },
      { kind: 'gap', from: 3, to: 9 },
      {
        kind: 'group',
        id: 3,
        segments: [
          { kind: 'gap', from: 9, to: 11 },
          { kind: 'item', at: 11 },
        ],
      },
    ])
  })
})

describe('the items between two positions', () => {
  const heightOf = (at: number) => (at % 2 === 0 ? 10 : 30)
  // Four rendered items, below a gap of six.
  const lying = [
    { from: 0, to: 6, top: -120, bottom: 0 },
    { from: 6, to: 7, top: 0, bottom: 10 },
    { from: 7, to: 8, top: 10, bottom: 40 },
    { from: 8, to: 9, top: 40, bottom: 50 },
    { from: 9, to: 10, top: 50, bottom: 80 },
  ]
  const between = (top: number, bottom: number) => itemsBetween(lying, { top, bottom }, heightOf)

  it('are those rendered there', () => {
    expect(between(5, 45)).toEqual({ from: 6, to: 9 })
  })
  it('within a gap, are estimated proportionally', () => {
    expect(between(-75, -45)).toEqual({ from: 2, to: 4 })
    expect(between(-1, 5)).toEqual({ from: 5, to: 7 })
  })
  it('on a scaled page, are found in its gaps too', () => {
    const shrunk = [{ from: 0, to: 6, top: 0, bottom: 60 }]
    expect(itemsBetween(shrunk, { top: 21, bottom: 39 }, heightOf)).toEqual({ from: 2, to: 4 })
  })
  it('are the nearest ones if there are none', () => {
    expect(between(-500, -300)).toEqual({ from: 0, to: 1 })
    expect(between(300, 500)).toEqual({ from: 9, to: 10 })
    expect(itemsBetween([], { top: 0, bottom: 10 }, heightOf)).toEqual({ from: 0, to: 0 })
  })
})
