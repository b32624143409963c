import { liveQuery } from 'dexie'
import { describe, expect, test, vi } from 'vitest'

import { done } from '#schemas/result.ts'
import { candidateTable, jobTable } from '#src/storage/core/database.ts'
import { observeStore } from '#src/storage/core/observing.ts'
import { onChanges } from '#src/storage/core/changes.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { write } from '#src/storage/core/transactions.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

const put = async (...ids: string[]) =>
  value(
    await write(hiring, ['Candidates'], async (stores) => {
      for (const id of ids) await stores.put('Candidates', { id, email: `${id}@example.org` })
      return done(null)
    }),
  )

/** The latest result of a Dexie live query while it runs. */
async function live<T>(query: () => Promise<T>) {
  const seen: T[] = []
  const running = liveQuery(query).subscribe((result) => seen.push(result))
  await eventually(() => expect(seen).toHaveLength(1))
  return { last: () => seen.at(-1), times: () => seen.length, stop: () => running.unsubscribe() }
}

describe('a write without Dexie', () => {
  test('is noticed by staff’s live queries, by key, by index and overall', async () => {
    const byKey = await live(() => candidateTable.get('ann'))
    const byIndex = await live(() =>
      candidateTable.where('email').equals('ann@example.org').count(),
    )
    const all = await live(() => candidateTable.count())
    await put('ann', 'ben')
    await eventually(() => {
      expect(byKey.last()).toMatchObject({ id: 'ann' })
      expect(byIndex.last()).toBe(1)
      expect(all.last()).toBe(2)
    })
    for (const { stop } of [byKey, byIndex, all]) stop()
  })

  test('does not trigger queries of other records and stores', async () => {
    const other = await live(() => candidateTable.get('cleo'))
    const jobs = await live(() => jobTable.count())
    const own = await live(() => candidateTable.get('ann'))
    await put('ann')
    await eventually(() => expect(own.last()).toMatchObject({ id: 'ann' }))
    expect([other.times(), jobs.times()]).toEqual([1, 1])
    for (const { stop } of [other, jobs, own]) stop()
  })

  test('reports its keys to the candidate columns', async () => {
    const heard: (string[] | null)[] = []
    const stop = observeStore(candidateTable, (ids) => heard.push(ids))
    await put('dan', 'ann', 'cleo', 'ben')
    await eventually(() =>
      expect(heard.map((ids) => ids?.toSorted())).toEqual([['ann', 'ben', 'cleo', 'dan']]),
    )
    stop()
  })
})

describe('a page without Dexie', () => {
  test('is notified of staff’s writes to the store, until it unsubscribes', async () => {
    const heard = vi.fn<() => void>()
    const others = vi.fn<() => void>()
    const stop = onChanges('Candidates', heard)
    const stopOthers = onChanges('Responses', others)
    await candidateTable.put({ id: 'ann' })
    await eventually(() => expect(heard).toHaveBeenCalledTimes(1))
    stop()
    await candidateTable.delete('ann')
    const again = vi.fn<() => void>()
    const stopAgain = onChanges('Candidates', again)
    await candidateTable.put({ id: 'ben' })
    await eventually(() => expect(again).toHaveBeenCalledTimes(1))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(others).not.toHaveBeenCalled()
    stopOthers()
    stopAgain()
  })
})
