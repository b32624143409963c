/** Responses: submitted attempts, and those in progress, whose answers get a key of their own. */
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { Response, StoredResponse } from '#schemas/records/response.ts'
import { done } from '#schemas/result.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { write } from '#src/storage/core/writing.ts'
import { readTeamKey } from '#src/storage/device/teamKey.ts'
import { candidates, responses } from '#src/storage/records/recordKinds.ts'
import { checkRecords, storedForm } from '#src/storage/records/shapes.ts'
import { storedResponses } from '#src/storage/records/storedKinds.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import { openKeys } from '#src/storage/sealing/openKeys.ts'
import { fileIdsIn } from '#src/storage/stored/orphans.ts'
import { newSeal } from '#src/taking/storage/attemptSeal.ts'
import { teamOnlyKey } from '#src/storage/vault/draftKey.ts'
import { mintAccessCode } from '#src/storage/vault/randomness.ts'

import type { Pass } from './passProgress.ts'

const keys = () => responseTable.toCollection().primaryKeys()

export const sealResponses: Pass = {
  keys,
  batchSize: 25,
  async work(ids) {
    const team = await readTeamKey()
    if (team === null) return done(null)
    const raws = await responseTable.bulkGet(ids.map(String))
    const left = checkRecords(storedResponses, raws.filter(isThere)).whole.filter(isPlain)
    const opened = await whenReady(async () => checkRecords(responses, left).whole)
    const sealed: unknown[] = []
    for (const response of opened) sealed.push(await sealResponse(response, team))
    return put(sealed)
  },
}

export const openResponses: Pass = {
  keys,
  batchSize: 25,
  async work(ids) {
    const raws = (await responseTable.bulkGet(ids.map(String))).filter(isThere)
    const opened = await whenReady(async () => checkRecords(responses, raws).whole)
    return put(opened.map(withoutKeys))
  },
}

function put(records: readonly unknown[]) {
  return write([responseTable], async () => {
    await responseTable.bulkPut([...records])
    return done(null)
  })
}

function isPlain(response: StoredResponse): boolean {
  const { current, attempts, reviews, scores, settled = [], reveals = [] } = response
  const isInPlain = (attempt: object) => 'answers' in attempt
  return (
    (current !== undefined && isInPlain(current)) ||
    attempts.some(isInPlain) ||
    reviews.length + scores.length + settled.length + reveals.length > 0
  )
}

/** Its revision stays: nobody edited it. */
async function sealResponse(response: Response, team: TeamKey): Promise<unknown> {
  const { current, ...rest } = response
  const attempts: Response['attempts'] = []
  for (const attempt of rest.attempts) {
    const hasFiles = Object.values(attempt.answers).some((answer) => fileIdsIn(answer).length > 0)
    const fileKey = attempt.fileKey ?? (hasFiles ? await newFileKey(attempt.attemptId) : undefined)
    attempts.push({ ...attempt, ...(fileKey && { fileKey }) })
  }
  const stored = await whenReady(async () => storedForm(responses, { ...rest, attempts }))
  if (current === undefined || typeof stored !== 'object') return stored
  return { ...stored, current: await sealCurrent(current, response.candidateId, team) }
}

/** With the candidate's code. Without one, only the team can open it. */
async function sealCurrent(
  { answers, activity, marked, ...bare }: CurrentAttempt,
  candidateId: string,
  team: TeamKey,
) {
  const harden = openKeys()?.harden
  if (harden === undefined) throw new Error('The key of the team is not open')
  const raws = (await candidateTable.bulkGet([candidateId])).filter(isThere)
  const [candidate] = await whenReady(async () => checkRecords(candidates, raws).whole)
  const code = candidate?.assignment?.code ?? mintAccessCode()
  const seal = await newSeal(bare.attemptId, team, { code, harden })
  const draft = await seal.encryptAnswers(answers)
  return {
    ...bare,
    draft,
    ...(activity && { sealedActivity: await seal.encryptActivity(activity) }),
    ...(marked && { sealedMarked: await seal.encryptMarked(marked) }),
    keys: seal.keys,
  }
}

async function newFileKey(attemptId: string) {
  const team = openKeys()
  if (team === null) throw new Error('The key of the team is not open')
  return teamOnlyKey(attemptId, team)
}

/** The files were decrypted before. */
function withoutKeys(response: Response): Response {
  const attempts = response.attempts.map(({ fileKey: _used, ...attempt }) => attempt)
  return { ...response, attempts }
}

function isThere(raw: unknown): boolean {
  return raw !== undefined
}
