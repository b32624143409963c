import { describe, expect, it } from 'vitest'
import { groupsOf, segmentsOf } from '#src/ui/lists/windowRuns.ts'

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
