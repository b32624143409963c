import { FORMATS } from '#schemas/base.ts'
import { type JobDetails, jobDetailsSchema } from '#schemas/records/details.ts'
import type { Job, JobStatus } from '#schemas/records/job.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { jobTable } from '#src/storage/core/database.ts'
import type { Listing, StorageFailure, Stored } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { jobs } from '#src/storage/records/jobKind.ts'
import { checkedValue, checkRecords, type NotFound } from '#src/storage/records/shapes.ts'
import { addRecord, putNext, readRecord, wholeRecord } from '#src/storage/records/records.ts'
import { write } from '#src/storage/core/writing.ts'

export type SlugTaken = { kind: 'slug-taken'; job: { id: string; title: string } }

/** All jobs in staff's own order. */
export async function listJobs(): Promise<Listing<Job>> {
  const listing = checkRecords(jobs, await jobTable.toArray())
  listing.whole.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  return listing
}

/** Null if there is none. */
export function getJob(id: string): Promise<Stored<Job> | null> {
  return readRecord(jobs, id)
}

/** Creates a job as a draft, first in the list. */
export function createJob(details: JobDetails): Promise<Result<Job, SlugTaken | StorageFailure>> {
  return write([jobTable], async () => {
    const checked = checkedValue(jobDetailsSchema, details)
    const listing = checkRecords(jobs, await jobTable.toArray())
    const clash = slugClash(listing, checked.slug)
    if (clash) return failed(clash)
    const now = new Date().toISOString()
    const order = Math.min(1, ...listing.whole.map((job) => job.order)) - 1
    const job: Job = {
      ...checked,
      format: FORMATS.job,
      rev: 0,
      id: crypto.randomUUID(),
      status: 'draft',
      order,
      createdAt: now,
      updatedAt: now,
    }
    return done(await addRecord(jobs, job))
  })
}

/** Fails with `changed-elsewhere` if the job is no longer at `rev`. */
export function updateJob(
  id: string,
  rev: number,
  details: JobDetails,
): Promise<Result<Job, SlugTaken | NotFound | { kind: 'changed-elsewhere' } | StorageFailure>> {
  return write([jobTable], async () => {
    const checked = checkedValue(jobDetailsSchema, details)
    const stored = await wholeRecord(jobs, id)
    if (!stored.ok) return stored
    if (stored.value.rev !== rev) return failed({ kind: 'changed-elsewhere' })
    const others = await jobTable.where('id').notEqual(id).toArray()
    const clash = slugClash(checkRecords(jobs, others), checked.slug)
    if (clash) return failed(clash)
    return done(
      await putNext(jobs, { ...stored.value, ...checked, updatedAt: new Date().toISOString() }),
    )
  })
}

/** Activates, archives or restores a job. Setting the current status writes nothing. */
export function setJobStatus(
  id: string,
  status: JobStatus,
): Promise<Result<Job, NotFound | StorageFailure>> {
  return write([jobTable], async () => {
    const stored = await wholeRecord(jobs, id)
    if (!stored.ok || stored.value.status === status) return stored
    return done(
      await putNext(jobs, { ...stored.value, status, updatedAt: new Date().toISOString() }),
    )
  })
}

/**
 * Moves a job between two others: its new neighbours in the list, null at the ends. Writes one
 * record, except in the rare case that no number is left between the two: then all jobs are
 * renumbered.
 */
export function moveJob(
  id: string,
  place: { before: string | null; after: string | null },
): Promise<Result<Job, NotFound | StorageFailure>> {
  return write([jobTable], async () => {
    const stored = await wholeRecord(jobs, id)
    if (!stored.ok) return stored
    const { whole } = await listJobs()
    const others = whole.filter((job) => job.id !== id)
    const index = insertionIndex(others, place)
    if (index === null) return stored
    const order = orderBetween(others[index - 1]?.order, others[index]?.order)
    if (order !== null) return done(await putNext(jobs, { ...stored.value, order }))
    return done(await renumber(others.toSpliced(index, 0, stored.value), id))
  })
}

/** A damaged job keeps its slug, because the record may be repaired. */
function slugClash(listing: Listing<Job>, slug: string): SlugTaken | null {
  const job = listing.whole.find((other) => other.slug === slug)
  if (job) return { kind: 'slug-taken', job: { id: job.id, title: job.title } }
  const damaged = listing.damaged.find(({ raw }) => fieldOf(raw, 'slug') === slug)
  if (!damaged) return null
  return {
    kind: 'slug-taken',
    job: { id: damaged.id, title: slug },
  }
}

/** The neighbours may have moved or been deleted meanwhile; the remaining one decides. */
function insertionIndex(
  others: readonly Job[],
  { before, after }: { before: string | null; after: string | null },
): number | null {
  const next = others.findIndex((job) => job.id === after)
  if (next >= 0) return next
  const previous = others.findIndex((job) => job.id === before)
  return previous >= 0 ? previous + 1 : null
}

/** Null if there is no number between the two. */
function orderBetween(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? 0 : next - 1
  if (next === undefined) return previous + 1
  const middle = previous + (next - previous) / 2
  return middle > previous && middle < next ? middle : null
}

async function renumber(ordered: readonly Job[], movedId: string): Promise<Job> {
  let moved: Job | undefined
  for (const [order, job] of ordered.entries()) {
    const written = await putNext(jobs, { ...job, order })
    if (job.id === movedId) moved = written
  }
  if (!moved) throw new Error('The moved job is among those renumbered')
  return moved
}
