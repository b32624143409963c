import { expect, test } from 'vitest'

import { fairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import { fairOutcomeCsv } from '#src/review/files/fairOutcomeCsv.ts'
import { text } from '#tests/support/definitions.ts'
import { readCsv, withoutGuard } from '#tests/support/exports/readTables.ts'

const option = (id: string, selected: number, members: number) => ({
  group: { kind: 'option', id, label: text(id) } as const,
  selected,
  members,
})

function rowsOf(counts: Parameters<typeof fairOutcome>[0]) {
  const csv = fairOutcomeCsv({
    prompt: '=Which "group"?',
    selectedBy: 'Passed',
    outcome: fairOutcome(counts),
    groupName: (group) => (group.kind === 'option' ? group.id : group.kind),
  })
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const [heads = [], ...rows] = readCsv(csv.slice(1))
  return rows.map((row) => {
    expect(row).toHaveLength(heads.length)
    return Object.fromEntries(heads.map((head, at) => [head, withoutGuard(row[at] ?? '')]))
  })
}

test('Y17: each group has its figures, and hidden ones only together', () => {
  const rows = rowsOf([
    option('-Men', 15, 20),
    option('Women', 6, 20),
    option('Few', 1, 3),
    { group: { kind: 'unanswered' }, members: 6, selected: 6 },
  ])
  expect(rows.map((row) => [row['Group'], row['Candidates'], row['Share selected']])).toEqual([
    ['-Men', '20', '0.75'],
    ['Women', '20', '0.3'],
    ['Few', '', ''],
    ['unanswered', '', ''],
    ['Hidden groups together', '9', ''],
  ])
  expect(rows[0]).toMatchObject({ Question: '=Which "group"?', 'Below four fifths': 'No' })
  expect(rows[1]).toMatchObject({ 'Of the highest share': '0.4', 'Below four fifths': 'Yes' })
  expect(Number(rows[1]?.['p'])).toBeCloseTo(0.0104, 4)
  expect(rows[2]).toMatchObject({ Selected: '', 'Why there is no value': 'Hidden: too few' })
  expect(rows[4]).toMatchObject({ Selected: '7' })
})
