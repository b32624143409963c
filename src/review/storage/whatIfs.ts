/** What-ifs that the team saved under a name (rule U9). They are kept in the assessment's record. */
import type { Assessment } from '#schemas/records/assessment.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { type StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import { wholeRecord } from '#src/storage/records/records.ts'
import type { Damaged, NotFound } from '#src/storage/records/shapes.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { putNextAssessment } from '#src/storage/stored/nextAssessment.ts'
import { namesMask } from '#src/review/model/masking/textMask.ts'

import { listNames } from './submittedBatches.ts'

/** Another one has this name. */
export interface NameTaken {
  kind: 'taken'
}

/** One that was removed, and where it was. */
export interface RemovedWhatIf {
  removed: SavedWhatIf
  index: number
}

/**
 * Oldest first, without the names of those who responded while any of them is hidden from the reviewer
 * (rule H9). What reads the same without them is numbered.
 */
export async function listWhatIfs(
  assessmentId: string,
  { hidesNames }: { hidesNames: boolean },
): Promise<SavedWhatIf[]> {
  const stored = await getAssessment(assessmentId)
  const { whatIfs = [] } = stored?.kind === 'whole' ? stored.value : {}
  if (!hidesNames || whatIfs.length === 0) return whatIfs
  const hideNames = namesMask(await listNames(assessmentId))
  const seen = new Map<string, number>()
  return whatIfs.map((each) => {
    const name = hideNames(each.name)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { ...each, name: count === 1 ? name : `${name} (${count})` }
  })
}

/** Adds it after the others. Its name must not be blank. */
export function saveWhatIf(
  assessmentId: string,
  saved: Omit<SavedWhatIf, 'at'>,
): Promise<Result<SavedWhatIf, NotFound | Damaged | NameTaken | StorageFailure>> {
  const at = new Date().toISOString()
  return change(assessmentId, (all) =>
    isTaken(all, saved)
      ? failed({ kind: 'taken' } as const)
      : done({ value: { ...saved, at }, all: [...all, { ...saved, at }] }),
  )
}

/**
 * Gives it another name, and returns the one before, with names that are hidden from whoever reads it;
 * author and time stay. `not-found` also if somebody has removed it.
 */
export function renameWhatIf(
  assessmentId: string,
  id: string,
  name: string,
): Promise<Result<string, NotFound | Damaged | NameTaken | StorageFailure>> {
  return change(assessmentId, (all): Changed<string, NotFound | NameTaken> => {
    const before = all.find((each) => each.id === id)
    if (before === undefined) return failed({ kind: 'not-found' } as const)
    const renamed = { ...before, name }
    if (isTaken(all, renamed)) return failed({ kind: 'taken' } as const)
    return done({ value: before.name, all: all.map((each) => (each.id === id ? renamed : each)) })
  })
}

/** Removes it. What it returns is what `restoreWhatIf` takes. */
export function removeWhatIf(
  assessmentId: string,
  id: string,
): Promise<Result<RemovedWhatIf, NotFound | Damaged | StorageFailure>> {
  return change(assessmentId, (all) => {
    const index = all.findIndex((each) => each.id === id)
    const removed = all[index]
    if (removed === undefined) return failed({ kind: 'not-found' } as const)
    return done({ value: { removed, index }, all: all.toSpliced(index, 1) })
  })
}

/** Puts back what was removed, as it was, unless its name has been used again. */
export function restoreWhatIf(
  assessmentId: string,
  { removed, index }: RemovedWhatIf,
): Promise<Result<SavedWhatIf, NotFound | Damaged | NameTaken | StorageFailure>> {
  return change(assessmentId, (all) => {
    if (all.some(({ id }) => id === removed.id)) return done({ value: removed, all })
    if (isTaken(all, removed)) return failed({ kind: 'taken' } as const)
    return done({ value: removed, all: all.toSpliced(index, 0, removed) })
  })
}

function isTaken(all: readonly SavedWhatIf[], { id, name }: Omit<SavedWhatIf, 'at'>): boolean {
  return all.some((each) => each.id !== id && folded(each.name) === folded(name))
}

function folded(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

type Changed<V, E> = Result<{ value: V; all: readonly SavedWhatIf[] }, E>

function change<V, E>(
  assessmentId: string,
  changed: (all: readonly SavedWhatIf[]) => Changed<V, E>,
): Promise<Result<V, NotFound | Damaged | E | StorageFailure>> {
  const now = new Date()
  return write([assessmentTable], async (): Promise<Result<V, NotFound | Damaged | E>> => {
    const stored = await wholeRecord(assessments, assessmentId)
    if (!stored.ok) return stored
    const result = changed(stored.value.whatIfs ?? [])
    if (!result.ok) return result
    const { value, all } = result.value
    await putNextAssessment(withWhatIfs(stored.value, all), {}, now)
    return done(value)
  })
}

function withWhatIfs(before: Assessment, all: readonly SavedWhatIf[]): Assessment {
  const { whatIfs: _, ...assessment } = before
  return { ...assessment, ...(all.length > 0 && { whatIfs: [...all] }) }
}
