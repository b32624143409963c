import { describe, expect, test } from 'vitest'

import { FORMATS } from '#schemas/base.ts'
import { jobTable } from '#src/storage/core/database.ts'
import {
  createJob,
  getJob,
  listJobs,
  moveJob,
  setJobStatus,
  updateJob,
} from '#src/hiring/storage/jobs.ts'
import { suggestSlug } from '#src/hiring/model/slug.ts'
import { failWrites, hangWrite, withFreshDatabases } from '#tests/support/database.ts'
import { aJob, failure, jobDetails, value } from '#tests/support/hiring.ts'

withFreshDatabases()

async function titles(): Promise<string[]> {
  return (await listJobs()).whole.map(({ title }) => title)
}

describe('creating a job', () => {
  test('creates a draft at the top of the list', async () => {
    await aJob({ title: 'Older' })
    const job = await aJob({ title: '  Newer ' })
    expect(job).toMatchObject({ title: 'Newer', status: 'draft', rev: 0 })
    expect(await titles()).toEqual(['Newer', 'Older'])
  })

  test('refuses a slug that is taken, and says by which job', async () => {
    const job = await aJob({ slug: 'chef' })
    const clash = await createJob(jobDetails({ slug: 'chef' }))
    expect(clash).toEqual({
      ok: false,
      error: { kind: 'slug-taken', job: { id: job.id, title: job.title } },
    })
    expect(await jobTable.count()).toBe(1)
  })

  test('twice at once with the same slug creates exactly one', async () => {
    const both = [jobDetails({ slug: 'chef' }), jobDetails({ slug: 'chef' })].map(createJob)
    const results = await Promise.all(both)
    expect(results.map(failure)).toEqual(expect.arrayContaining([null, 'slug-taken']))
  })

  test('refuses an invalid job', async () => {
    expect(failure(await createJob(jobDetails({ slug: 'No Slug' })))).toBe('not-valid')
    expect(failure(await createJob(jobDetails({ title: '   ' })))).toBe('not-valid')
    expect(await jobTable.count()).toBe(0)
  })
})

describe('changing a job', () => {
  test('needs the revision that was read', async () => {
    const job = await aJob()
    const changed = value(await updateJob(job.id, job.rev, jobDetails({ title: 'First' })))
    expect(changed).toMatchObject({ title: 'First', rev: 1 })
    const late = await updateJob(job.id, job.rev, jobDetails({ title: 'Second' }))
    expect(failure(late)).toBe('changed-elsewhere')
    expect(await titles()).toEqual(['First'])
  })

  test('may keep its own slug but not use another job’s', async () => {
    const other = await aJob({ slug: 'other' })
    const job = await aJob({ slug: 'mine' })
    expect(failure(await updateJob(job.id, 0, jobDetails({ slug: 'mine' })))).toBe(null)
    const clash = await updateJob(job.id, 1, jobDetails({ slug: 'other' }))
    expect(clash).toMatchObject({ error: { kind: 'slug-taken', job: { id: other.id } } })
  })

  test('archives and restores', async () => {
    const job = await aJob()
    expect(value(await setJobStatus(job.id, 'archived')).status).toBe('archived')
    expect(value(await setJobStatus(job.id, 'active'))).toMatchObject({ status: 'active', rev: 2 })
    expect(failure(await setJobStatus(crypto.randomUUID(), 'active'))).toBe('not-found')
  })
})

describe('the order', () => {
  test('is changed by writing one record', async () => {
    const [c, b, a] = [
      await aJob({ title: 'c' }),
      await aJob({ title: 'b' }),
      await aJob({ title: 'a' }),
    ]
    await moveJob(a.id, { before: b.id, after: c.id })
    expect(await titles()).toEqual(['b', 'a', 'c'])
    expect((await listJobs()).whole.map(({ rev }) => rev)).toEqual([0, 1, 0])
    await moveJob(c.id, { before: null, after: b.id })
    expect(await titles()).toEqual(['c', 'b', 'a'])
    await moveJob(c.id, { before: a.id, after: null })
    expect(await titles()).toEqual(['b', 'a', 'c'])
  })

  test('is kept when there is no number left between two jobs', async () => {
    const [c, b] = [await aJob({ title: 'c' }), await aJob({ title: 'b' })]
    const moving = [await aJob({ title: 'x' }), await aJob({ title: 'y' })] as const
    for (let turn = 0; turn < 120; turn += 1) {
      const [first, second] = turn % 2 === 0 ? moving : [moving[1], moving[0]]
      await moveJob(first.id, { before: b.id, after: turn === 0 ? c.id : second.id })
    }
    const orders = (await listJobs()).whole.map(({ order }) => order)
    expect(new Set(orders).size).toBe(4)
    expect(await titles()).toEqual(['b', 'y', 'x', 'c'])
  })

  test('follows the remaining neighbour', async () => {
    const [b, a] = [await aJob({ title: 'b' }), await aJob({ title: 'a' })]
    await moveJob(a.id, { before: b.id, after: crypto.randomUUID() })
    expect(await titles()).toEqual(['b', 'a'])
  })
})

describe('damaged jobs', () => {
  test('are listed separately, and never overwritten', async () => {
    const job = await aJob({ slug: 'fine' })
    const raw = { id: 'bad', title: 7, slug: 'held' }
    await jobTable.put(raw)
    const listing = await listJobs()
    expect(listing.whole.map(({ id }) => id)).toEqual([job.id])
    expect(listing.damaged).toMatchObject([{ store: 'Jobs', id: 'bad', raw }])
    expect(listing.damaged[0]?.problems.length).toBeGreaterThan(0)
    expect(failure(await setJobStatus('bad', 'active'))).toBe('damaged-record')
    expect(await jobTable.get('bad')).toEqual(raw)
    expect(await getJob('bad')).toMatchObject({ kind: 'damaged' })
    expect(failure(await createJob(jobDetails({ slug: 'held' })))).toBe('slug-taken')
  })

  test('are reported as newer if a newer TalentFlow wrote them', async () => {
    const job = await aJob()
    await jobTable.put({ ...job, format: FORMATS.job + 1 })
    expect((await listJobs()).damaged).toMatchObject([{ id: job.id, isNewer: true }])
  })
})

describe('when storage fails', () => {
  test('a full disk is reported, and nothing is half written', async () => {
    failWrites('Jobs')
    expect(failure(await createJob(jobDetails()))).toBe('storage-full')
    expect(await jobTable.count()).toBe(0)
    expect(failure(await createJob(jobDetails()))).toBe(null)
  })

  test('a write that never settles is reported by its transaction', async () => {
    const job = await aJob()
    hangWrite('Jobs')
    expect(failure(await setJobStatus(job.id, 'active'))).toBe('storage-full')
  })

  test('any other failure is reported with its reason', async () => {
    failWrites('Jobs', { error: 'UnknownError' })
    expect(await createJob(jobDetails())).toMatchObject({
      error: { kind: 'storage-failed', message: expect.stringContaining('UnknownError') },
    })
  })
})

test('slugs are suggested', () => {
  expect(suggestSlug('Señor Engineer (m/f/d)', [])).toBe('senor-engineer-m-f-d')
  expect(suggestSlug('Chef', ['chef', 'chef-2'])).toBe('chef-3')
  expect(suggestSlug('工程师', [])).toBe('job')
  expect(suggestSlug('a '.repeat(200), [])).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
