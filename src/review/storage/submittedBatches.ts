/** Many responses, read in batches, so that nothing waits for all of them. */
import type { Version } from '#schemas/records/assessment.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { withheldResponse } from '#src/review/model/withholding.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import type { DamagedRecord } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { responses } from '#src/storage/records/recordKinds.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'
import { storedCandidates } from '#src/storage/records/storedKinds.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'

/** A response that was submitted, and whose it is. */
export interface SubmittedWithCandidate {
  response: Response
  /** Null if the candidate's own record is damaged or deleted. */
  candidate: Pick<
    Candidate,
    'name' | 'email' | 'phone' | 'reference' | 'stage' | 'jobId' | 'timeline'
  > | null
}

/**
 * The ids of the candidates with a response to an assessment, in their own order, which is random: that of
 * the submissions would tell whose responses they are (rule H12).
 */
export interface ResponseIds {
  submitted: string[]
  /** Nothing was submitted, or the record is damaged. */
  others: string[]
}

/** Reads keys only. */
export function listResponseIds(assessmentId: string): Promise<ResponseIds> {
  return whenReady(async () => {
    const [ids, inOrder] = await Promise.all([
      responseTable.where('assessmentId').equals(assessmentId).primaryKeys(),
      responseTable.orderBy('submittedAt').primaryKeys(),
    ])
    const isSubmitted = new Set(inOrder)
    return {
      submitted: ids.filter((id) => isSubmitted.has(id)),
      others: ids.filter((id) => !isSubmitted.has(id)),
    }
  })
}

/**
 * The names of all candidates with a response to an assessment, to hide them in what reviewers wrote
 * (rule H9), or only of these. Also of damaged records, as far as they have a name.
 */
export function listNames(
  assessmentId: string,
  candidateIds: readonly string[] | null = null,
): Promise<string[]> {
  return whenReady(async () => {
    const ids = await (candidateIds === null
      ? responseTable.where('assessmentId').equals(assessmentId).primaryKeys()
      : respondersAmong(candidateIds, assessmentId))
    const people = await candidateTable.bulkGet(ids)
    return people.flatMap((each) => {
      const name = fieldOf(each, 'name')
      return typeof name === 'string' ? [name] : []
    })
  })
}

async function respondersAmong(candidateIds: readonly string[], assessmentId: string) {
  const raws = await responseTable.bulkGet([...candidateIds])
  return candidateIds.filter((_, at) => fieldOf(raws[at], 'assessmentId') === assessmentId)
}

/** A few responses read at once. */
export interface SubmittedBatch {
  /** In the order asked for, without those that were not submitted or have been deleted. */
  whole: SubmittedWithCandidate[]
  damaged: DamagedRecord[]
}

/**
 * The submitted ones among the responses of these candidates, without answers to self-identification
 * questions of these versions (rule G2).
 */
export async function readSubmittedOf(
  candidateIds: readonly string[],
  versions: readonly Version[],
): Promise<SubmittedBatch> {
  const { whole, damaged } = await readEverythingSubmittedOf(candidateIds)
  return {
    whole: whole.map(({ response, candidate }) => ({
      response: withheldResponse(response, versions),
      candidate,
    })),
    damaged,
  }
}

/**
 * Reads submitted responses with all answers. Only for counts over groups, which show no single
 * one.
 */
export function readEverythingSubmittedOf(
  candidateIds: readonly string[],
): Promise<SubmittedBatch> {
  return whenReady(async () => {
    const [raws, people] = await Promise.all([
      responseTable.bulkGet([...candidateIds]),
      candidateTable.bulkGet([...candidateIds]),
    ])
    const { whole, damaged } = checkRecords(responses, raws.filter(isThere))
    const known = checkRecords(storedCandidates, people.filter(isThere)).whole
    const candidateById = new Map(known.map((candidate) => [candidate.id, candidate]))
    return {
      whole: whole
        .filter(({ submittedAt }) => submittedAt !== undefined)
        .map((response) => ({
          response,
          candidate: candidateById.get(response.candidateId) ?? null,
        })),
      damaged,
    }
  })
}

function isThere(raw: unknown): boolean {
  return raw !== undefined
}
