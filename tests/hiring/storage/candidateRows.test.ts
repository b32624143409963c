import { foldText } from '#src/base/foldText.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { type Candidate, type Stage, stageSchema } from '#schemas/records/candidate.ts'
import { type CandidateRow } from '#src/hiring/storage/candidateRow.ts'
import { createCandidateRowStore } from '#src/hiring/storage/candidateRowStore.ts'
import {
  type CandidateFilter,
  groupByStage,
  filterRows,
} from '#src/hiring/storage/candidateRows.ts'
import { getCandidate, moveStage } from '#src/hiring/storage/candidates.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { byName, changedRows } from '#src/hiring/storage/rowOrder.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, STAFF } from '#tests/support/hiring.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

async function readyStore() {
  const store = createCandidateRowStore()
  store.subscribe(() => undefined)
  await eventually(() => expect(store.getState().ready).toBe(true))
  return store
}

describe('the rows', () => {
  test('are all candidates by name, also across many batches', async () => {
    const model = await aCandidate((await aJob()).id)
    const names = Array.from({ length: 1300 }, (_, index) => `Name ${(index * 7919) % 1300}`)
    await candidateTable.bulkAdd(
      names.map((name) => ({ ...model, id: crypto.randomUUID(), name }) satisfies Candidate),
    )
    const store = await readyStore()
    const { rows } = store.getState()
    expect(rows).toHaveLength(1301)
    expect(rows).toEqual(rows.toSorted(byName))
    store.stop()
  })

  test('are read again for a new subscriber after a failed read', async () => {
    await aCandidate((await aJob()).id, { name: 'Maria' })
    const store = createCandidateRowStore()
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('The disk cannot be read', 'UnknownError')
    })
    const leave = store.subscribe(() => undefined)
    await eventually(() => expect(store.getState().error).not.toBeNull())
    read.mockRestore()
    leave()
    expect(store.getState().error).toBeNull()
    store.subscribe(() => undefined)
    await eventually(() => expect(store.getState().rows.map(({ name }) => name)).toEqual(['Maria']))
    store.stop()
  })

  test('follow writes without being read again', async () => {
    const job = await aJob()
    const first = await aCandidate(job.id, { name: 'Maria' })
    const store = await readyStore()
    const toArray = vi.spyOn(candidateTable, 'where')
    const second = await aCandidate(job.id, { name: 'Ada' })
    await moveStage(first.id, 'offer', STAFF)
    await eventually(() =>
      expect(store.getState().rows.map(({ name, stage }) => [name, stage])).toEqual([
        ['Ada', 'applied'],
        ['Maria', 'offer'],
      ]),
    )
    expect(toArray.mock.calls.flat()).not.toContain(':id')
    await candidateTable.delete(second.id)
    await eventually(() => expect(store.getState().rows).toHaveLength(1))
    store.stop()
  })

  test('are read again after a very large write', async () => {
    const model = await aCandidate((await aJob()).id)
    const store = await readyStore()
    const many = Array.from({ length: 120 }, () => ({ ...model, id: crypto.randomUUID() }))
    await candidateTable.bulkAdd(many)
    await eventually(() => expect(store.getState().rows).toHaveLength(121))
    store.stop()
  })

  test('exclude damaged ones, which are listed separately', async () => {
    const candidate = await aCandidate((await aJob()).id)
    await candidateTable.put({ id: 'bad', name: 7 })
    const store = await readyStore()
    expect(store.getState().rows.map(({ id }) => id)).toEqual([candidate.id])
    expect(store.getState().damaged.map(({ id }) => id)).toEqual(['bad'])
    await candidateTable.put({ ...candidate, stage: 'lost' })
    await eventually(() => expect(store.getState().rows).toHaveLength(0))
    expect(store.getState().damaged).toHaveLength(2)
    store.stop()
  })

  test('call damaged exactly what the profile does, including fields not shown', async () => {
    const job = await aJob()
    const broken: Partial<Record<keyof Candidate, unknown>>[] = [
      { rev: -1 },
      { rev: '7' },
      { format: FORMATS.candidate + 1 },
      { reference: '' },
      { timeline: [{ kind: 'praised' }] },
    ]
    for (const field of broken) {
      const candidate = await aCandidate(job.id)
      await candidateTable.put({ ...candidate, ...field })
    }
    const whole = await aCandidate(job.id)
    const store = await readyStore()
    expect(store.getState().rows.map(({ id }) => id)).toEqual([whole.id])
    const opened = await Promise.all(store.getState().damaged.map(({ id }) => getCandidate(id)))
    expect(opened.map((stored) => stored?.kind)).toEqual(broken.map(() => 'damaged'))
    store.stop()
  })
})

const jobIds = ['job-a', 'job-b']
const anyRow: fc.Arbitrary<CandidateRow> = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom('Ada', 'ada', 'José', 'Jose', 'Zoë', 'Zora', 'Élise', '李'),
    email: fc.constantFrom('a@x.org', 'b@x.org'),
    stage: fc.constantFrom<Stage>(...stageSchema.options),
    jobId: fc.constantFrom(...jobIds),
    appliedAt: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
    sample: fc.boolean(),
  })
  .map((row) => ({ ...row, searchText: foldText(`${row.name} ${row.email}`) }))

const anyRows = fc
  .uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 40 })
  .map((rows) => rows.toSorted(byName))

const anyFilter: fc.Arbitrary<CandidateFilter> = fc.record({
  search: fc.constantFrom('', 'jose', 'ADA', 'zo x.org', 'ë', 'nobody'),
  stage: fc.option(fc.constantFrom<Stage>(...stageSchema.options), { nil: null }),
  jobId: fc.option(fc.constantFrom(...jobIds), { nil: null }),
  sort: fc.record({
    by: fc.constantFrom('name' as const, 'appliedAt' as const, 'stage' as const),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
})

/** The obvious, slow implementation. */
function plainlyFiltered(rows: readonly CandidateRow[], filter: CandidateFilter): CandidateRow[] {
  const words = foldText(filter.search ?? '')
    .split(' ')
    .filter(Boolean)
  const kept = rows
    .filter(({ stage }) => filter.stage === null || stage === filter.stage)
    .filter(({ jobId }) => filter.jobId === null || jobId === filter.jobId)
    .filter((row) => words.every((word) => foldText(`${row.name} ${row.email}`).includes(word)))
  const rank = (row: CandidateRow): number => stageSchema.options.indexOf(row.stage)
  const compare = {
    name: byName,
    stage: (a: CandidateRow, b: CandidateRow) => rank(a) - rank(b) || byName(a, b),
    appliedAt: (a: CandidateRow, b: CandidateRow) =>
      a.appliedAt === b.appliedAt ? (a.id < b.id ? -1 : 1) : a.appliedAt < b.appliedAt ? -1 : 1,
  }[filter.sort?.by ?? 'name']
  const sorted = kept.toSorted(compare)
  return filter.sort?.direction === 'descending' ? sorted.toReversed() : sorted
}

describe('filtering', () => {
  test('matches the naive implementation', () => {
    fc.assert(
      fc.property(anyRows, anyFilter, (rows, filter) => {
        expect(filterRows(rows, filter)).toEqual(plainlyFiltered(rows, filter))
      }),
      fewRuns,
    )
  })

  test('also after any changes, in every order', () => {
    fc.assert(
      fc.property(anyRows, fc.array(anyRow), anyFilter, (rows, given, filter) => {
        // Caches the order by application date, which the change must update.
        filterRows(rows, { sort: { by: 'appliedAt', direction: 'ascending' } })
        const gone = rows.slice(0, 3).map(({ id }): [string, null] => [id, null])
        const moved = rows
          .slice(3, 6)
          .map((row): [string, CandidateRow] => [
            row.id,
            { ...row, name: 'Moved', appliedAt: '2026-01-02', searchText: 'moved' },
          ])
        const added = given.map((row): [string, CandidateRow] => [row.id, row])
        const changes = new Map<string, CandidateRow | null>([...gone, ...moved, ...added])
        const expected = [
          ...rows.filter(({ id }) => !changes.has(id)),
          ...[...changes.values()].filter((row) => row !== null),
        ].toSorted(byName)
        const changed = changedRows(rows, changes)
        expect(changed).toEqual(expected)
        const order = {
          sort: filter.sort ?? { by: 'name' as const, direction: 'ascending' as const },
        }
        expect(filterRows(changed, order)).toEqual(
          plainlyFiltered(expected, { stage: null, jobId: null, ...order }),
        )
      }),
      fewRuns,
    )
  })

  test('groups by stage: every stage is there, rows keep their order', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const byStage = groupByStage(rows)
        expect([...byStage.keys()]).toEqual(stageSchema.options)
        for (const [stage, group] of byStage) {
          expect(group).toEqual(rows.filter((row) => row.stage === stage))
        }
      }),
      fewRuns,
    )
  })
})
