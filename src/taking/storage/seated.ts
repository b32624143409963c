/**
 * Whose clock staff may pause at a handed-over device. Read as candidates' pages read, without the
 * keys of the team, and before anybody has shown to be staff: so it says nothing of a person.
 */
import type { CandidateMode } from '#schemas/records/device.ts'
import { listHeldResponses } from '#src/storage/core/locks.ts'
import { hiring } from '#src/storage/core/rawDatabase.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { read, type Stores } from '#src/storage/core/transactions.ts'
import { getStored } from '#src/storage/records/rawRecords.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'

import { isLimited } from './invitation.ts'
import { partialCandidates, partialResponses, partialVersions } from './partialKinds.ts'

/** An attempt with time limits, at an assessment that was handed over. */
export interface Seated {
  candidateId: string
  assessmentId: string
  isPaused: boolean
  /** False for whoever was here last, while nobody has a page open. */
  isHere: boolean
  /** In which they read the assessment. */
  language: string
}

/**
 * Those who have the assessment open here, or to whom alone the device was handed over; if there is
 * nobody, whoever was here last. `noted`: the candidate whose page this tab left. Rejects with what
 * storage threw.
 */
export async function listSeated(mode: CandidateMode, noted: string | null): Promise<Seated[]> {
  const { candidateId } = mode
  const open = await listHeldResponses()
  const here = new Set([...open, ...(noted ? [noted] : []), ...(candidateId ? [candidateId] : [])])
  return read(hiring, ['Assessments', 'Candidates', 'Responses'], async (stores) => {
    const seated: Seated[] = []
    for (const each of here) seated.push(...(await attemptOf(stores, mode, each, true)))
    if (seated.length > 0) return seated
    const last = await lastHere(stores, mode)
    return last === undefined ? [] : attemptOf(stores, mode, last, false)
  })
}

/** Empty unless there is one whose clock can be paused. */
async function attemptOf(
  stores: Stores,
  { assessments }: CandidateMode,
  candidateId: string,
  isHere: boolean,
): Promise<Seated[]> {
  const response = await getStored(stores, partialResponses, candidateId)
  if (response?.kind !== 'whole' || response.value.current === undefined) return []
  const { assessmentId, current } = response.value
  if (!assessments.some(({ id }) => id === assessmentId)) return []
  const version = await getStored(stores, partialVersions, current.versionId)
  if (version?.kind !== 'whole' || !isLimited(version.value.definition)) return []
  const candidate = await getStored(stores, partialCandidates, candidateId)
  const assignment = candidate?.kind === 'whole' ? candidate.value.assignment : undefined
  if (assignment?.assessmentId !== assessmentId) return []
  const last = assignment.pauses?.at(-1)
  const isPaused = last !== undefined && !last.to
  return [{ candidateId, assessmentId, isPaused, isHere, language: current.language }]
}

/** Since the device was handed over. */
async function lastHere(
  stores: Stores,
  { assessments, since }: CandidateMode,
): Promise<string | undefined> {
  const raws: unknown[] = []
  for (const { id } of assessments)
    raws.push(...(await stores.all('Responses', 'assessmentId', id)))
  const started = raws.filter((raw) => fieldOf(raw, 'current') !== undefined)
  return checkRecords(partialResponses, started)
    .whole.map(({ candidateId, current }) => ({ candidateId, at: current?.seen?.at ?? '' }))
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => other.at.localeCompare(one.at))[0]?.candidateId
}
