import { expect, test } from 'vitest'

import { updateJob, getJob } from '#src/hiring/storage/jobs.ts'
import { rowStoreOf } from '#src/review/screens/responseStores.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { currentActor, setSetting } from '#src/storage/device/device.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { value } from '#tests/support/hiring.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

// Without a worker the page loads them, which on a busy machine takes longer than a test waits.
import '#src/review/workers/jobs.ts'

withFreshDatabases()

const definition = anAssessment(longText('why', { points: 4 }))
const EMPTY = { items: [], damaged: [], progress: { done: 0, total: 0 }, error: null }

/** A list that somebody looks at, until `leave`. */
function look(assessmentId: string) {
  const store = rowStoreOf(assessmentId)
  const names = () => store.getState().items.map(({ name }) => name)
  const end = store.subscribe(() => undefined)
  return {
    store,
    names,
    whole: () => eventually(() => expect(store.getState().progress).toBeNull()),
    async leave() {
      end()
      // The next page may show the same rows, so they are kept for another turn in any case.
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
    },
  }
}

/** Making an access code takes longer than everything else together. */
async function protectWithoutCodes() {
  const ids = await candidateTable.toCollection().primaryKeys()
  for (const id of ids) await candidateTable.update(id, { assignment: undefined })
  await protect()
}

test('whoever comes back finds the rows at once, and what changed meanwhile is read again', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const [ada] = [await respond('Ada', { why: 'So' }), await respond('Ben', { why: 'So' })]
  const first = look(assessmentId)
  await first.whole()
  const before = first.store.getState().items
  await first.leave()
  expect(first.store.getState().items).toBe(before)

  value(await revealNames([ada], await currentActor(), 'Interview'))
  const second = look(assessmentId)
  expect(second.store.getState()).toMatchObject({ items: before, progress: null })
  await eventually(() => expect(second.names()).toContain('Ada'))
  expect(second.names()).not.toContain('Ben')
  const kept = before.find(({ candidateId }) => candidateId !== ada)
  expect(second.store.getState().items).toContain(kept)
  await second.leave()
})

test('rows that could all be other ones are not kept: of another reviewer, or with another job', async () => {
  const { assessmentId, jobId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { why: 'So' })
  const first = look(assessmentId)
  await first.whole()
  await first.leave()
  await setSetting('staffName', 'Omar')
  await eventually(() => expect(first.store.getState()).toEqual(EMPTY))

  const second = look(assessmentId)
  await second.whole()
  await second.leave()
  const job = await getJob(jobId)
  if (job?.kind !== 'whole') throw new Error('It can be read')
  const { title: _, slug, tags, description, location, department } = job.value
  const details = { title: 'Cartographer', slug, tags, description, location, department }
  value(await updateJob(jobId, job.value.rev, details))
  const third = look(assessmentId)
  await eventually(() => expect(third.store.getState().items[0]?.job).toBe('Cartographer'))
  await third.leave()
})

test('whoever leaves while responses are read finds all of them afterwards', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { why: 'So' })
  const first = look(assessmentId)
  await first.leave()
  const second = look(assessmentId)
  await second.whole()
  expect(second.names()).toHaveLength(1)
  await second.leave()
})

test('nothing that was opened outlives the lock: neither rows that are kept nor a reading', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada', { why: 'So' })
  await protectWithoutCodes()
  const kept = look(assessmentId)
  await kept.whole()
  await kept.leave()
  expect(kept.names()).toHaveLength(1)
  lock()
  expect(kept.store.getState()).toEqual(EMPTY)
})

test('locked while responses are read, those that arrived are forgotten, and no more arrive', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  // One more than are read at first.
  for (let place = 0; place < 26; place += 1) await respond(`Person ${place}`, { why: 'So' })
  await protectWithoutCodes()
  const { store, leave } = look(assessmentId)
  const seen: number[] = []
  const end = store.subscribe(() => {
    seen.push(store.getState().items.length)
    if (seen.at(-1) === 25) lock()
  })
  await eventually(() => expect(seen).toContain(25))
  expect(store.getState()).toEqual(EMPTY)

  // Readings follow each other: when this one has failed, the first one is over.
  const other = look('another')
  await eventually(() => expect(other.store.getState().error).not.toBeNull())
  expect(store.getState()).toEqual(EMPTY)
  expect(seen.slice(seen.indexOf(25) + 1).every((count) => count === 0)).toBe(true)
  end()
  await other.leave()
  await leave()
})
