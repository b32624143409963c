/** Moving many candidates between stages at once: all or none of them, and back again together. */
import type { Actor } from '#schemas/actor.ts'
import type { Candidate, Stage } from '#schemas/records/candidate.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { candidates } from '#src/storage/records/recordKinds.ts'
import { putAllNext } from '#src/storage/records/records.ts'
import { checkRecords, type Damaged, type NotFound } from '#src/storage/records/shapes.ts'

export interface StageMove {
  candidateId: string
  to: Stage
}

/** A move that was made, as undoing it needs it. */
export interface MadeMove extends StageMove {
  from: Stage
}

interface Made {
  at: string
  by: Actor
}

/**
 * Moves these candidates, each with an entry in the timeline, in a transaction of the caller over the
 * candidates. If one of them can't be read or was deleted, none is moved. Gives the moves that changed
 * a stage.
 */
export async function putStages(
  moves: readonly StageMove[],
  made: Made,
): Promise<Result<MadeMove[], NotFound | Damaged>> {
  const { whole, damaged, missing } = await readAll(moves.map(({ candidateId }) => candidateId))
  const [record] = damaged
  if (record) return failed({ kind: 'damaged-record', record })
  if (missing > 0) return failed({ kind: 'not-found' })
  const toById = new Map(moves.map(({ candidateId, to }) => [candidateId, to]))
  const moved = whole.flatMap((before) => {
    const { id, stage: from } = before
    const to = toById.get(id) ?? from
    return to === from ? [] : [{ move: { candidateId: id, from, to }, before }]
  })
  await putAllNext(
    candidates,
    moved.map(({ move, before }) => movedTo(before, move.to, made)),
  )
  return done(moved.map(({ move }) => move))
}

/**
 * Moves candidates back to where they were, in a transaction of the caller over the candidates. Gives the
 * ids of those who stay: they were moved on meanwhile, or can't be read.
 */
export async function putStagesBack(made: readonly MadeMove[], how: Made): Promise<string[]> {
  const { whole } = await readAll(made.map(({ candidateId }) => candidateId))
  const moveById = new Map(made.map((each) => [each.candidateId, each]))
  const back = whole.flatMap((now) => {
    const move = moveById.get(now.id)
    return move?.to === now.stage ? [movedTo(now, move.from, how)] : []
  })
  await putAllNext(candidates, back)
  const isBack = new Set(back.map(({ id }) => id))
  return made.map(({ candidateId }) => candidateId).filter((id) => !isBack.has(id))
}

/**
 * Changes the timeline of each of these candidates who can be read, in a transaction of the caller over
 * the candidates.
 */
export async function putTimelines(
  ids: readonly string[],
  updatedAt: string,
  change: (timeline: Candidate['timeline']) => Candidate['timeline'],
): Promise<void> {
  const { whole } = await readAll(ids)
  await putAllNext(
    candidates,
    whole.map((each) => ({ ...each, timeline: change(each.timeline), updatedAt })),
  )
}

/** The candidate at another stage, as the timeline then says. */
export function movedTo(candidate: Candidate, to: Stage, { at, by }: Made): Candidate {
  const { stage: from, timeline } = candidate
  const entry = { kind: 'stageMoved', at, by, from, to } as const
  return { ...candidate, stage: to, timeline: [...timeline, entry], updatedAt: at }
}

async function readAll(ids: readonly string[]) {
  const raws = (await candidateTable.bulkGet([...ids])).filter((raw) => raw !== undefined)
  return { ...checkRecords(candidates, raws), missing: ids.length - raws.length }
}
