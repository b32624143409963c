/** Showing the names of candidates whose responses are reviewed blind, and hiding them again. */
import type { Actor } from '#schemas/actor.ts'
import type { Reveal } from '#schemas/reveal.ts'
import type { Response } from '#schemas/records/response.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { responseTable } from '#src/storage/core/database.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { write } from '#src/storage/core/writing.ts'
import { responses } from '#src/storage/records/recordKinds.ts'
import { putAllNext } from '#src/storage/records/records.ts'
import { checkRecords, type NotFound } from '#src/storage/records/shapes.ts'
import { isNameShown, withNameHidden, withReveal } from '#src/review/model/reveals.ts'

export type CannotReveal = NotFound | StorageFailure | { kind: 'needs-reason' }

/**
 * Shows the names of these candidates to one reviewer, and records who it was, when and why in each
 * response (rule H2): all or none of them.
 */
export function revealNames(
  candidateIds: readonly string[],
  by: Actor,
  reason: string,
): Promise<Result<null, CannotReveal>> {
  return withReason(by, reason, (change) => changeReveals(candidateIds, change))
}

/**
 * Reveals names, but leaves out responses that can't be read or have been deleted, of which nothing
 * can be shown: one damaged record must not keep all others from being exported. Gives those whose
 * names were hidden before.
 */
export function revealReadableNames(
  candidateIds: readonly string[],
  by: Actor,
  reason: string,
): Promise<Result<string[], CannotReveal>> {
  return withReason(by, reason, (change) =>
    write([responseTable], async () => {
      const raws = await responseTable.bulkGet([...candidateIds])
      const { whole } = checkRecords(
        responses,
        raws.filter((raw) => raw !== undefined),
      )
      await putReveals(whole, change)
      const hidden = whole.filter(({ reveals }) => !isNameShown(reveals, by))
      return done(hidden.map(({ candidateId }) => candidateId))
    }),
  )
}

async function withReason<T>(
  by: Actor,
  typed: string,
  save: (change: ChangeReveals) => Promise<Result<T, CannotReveal>>,
): Promise<Result<T, CannotReveal>> {
  const reason = typed.trim()
  if (reason === '') return failed({ kind: 'needs-reason' })
  const at = new Date().toISOString()
  return save((reveals) => withReveal(reveals, { by, at, reason }))
}

/** Hides the names from this reviewer again. The reveals stay recorded, with the time. */
export function hideNames(
  candidateIds: readonly string[],
  by: Actor,
): Promise<Result<null, NotFound | StorageFailure>> {
  const at = new Date().toISOString()
  return changeReveals(candidateIds, (reveals) => withNameHidden(reveals, by, at))
}

type ChangeReveals = (reveals: Response['reveals']) => Reveal[]

function changeReveals(candidateIds: readonly string[], change: ChangeReveals) {
  return write([responseTable], async () => {
    const raws = await responseTable.bulkGet([...candidateIds])
    if (raws.includes(undefined)) return failed({ kind: 'not-found' } as const)
    const { whole, damaged } = checkRecords(responses, raws)
    const [record] = damaged
    if (record) return failed({ kind: 'damaged-record', record } as const)
    return putReveals(whole, change)
  })
}

/** Many at once, because in protected mode what is sealed one by one takes a run for each. */
async function putReveals(whole: readonly Response[], change: ChangeReveals) {
  await putAllNext(
    responses,
    whole.map((response) => ({ ...response, reveals: change(response.reveals) })),
  )
  return done(null)
}
