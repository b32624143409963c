/**
 * Everything that the candidate's address needs from storage, except starting (opening.ts), saving (saving.ts)
 * and submitting (submitting.ts). The caller always passes the time, so that tests can play through a
 * whole sitting.
 */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Company } from '#schemas/company.ts'
import type { Settings } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { PartialResponse } from '#schemas/records/partialRecords.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { withoutUnseen } from '#src/base/digits.ts'
import type { LimitFacts } from '#src/assessment/engine/clock/limits.ts'
import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'
import { maskedEmail } from '#src/assessment/engine/maskedEmail.ts'
import { normaliseAccessCode } from '#src/storage/vault/accessCode.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'

import { acceptCode, invitedAs, tryCode } from './codeCheck.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import { invitationTo, newestVersion, someoneIsUnfinished } from './invitation.ts'
import { isOpen } from '#src/storage/stored/isOpen.ts'
import type { StorageFailure, Stored } from '#src/storage/core/query.ts'
import { partialAssessments, partialCandidates, partialResponses } from './partialKinds.ts'
import type { NotFound, RecordKind } from '#src/storage/records/shapes.ts'
import { device, hiring } from '#src/storage/core/rawDatabase.ts'
import { getStored, getWhole } from '#src/storage/records/rawRecords.ts'
import { getSetting, SETTINGS } from '#src/storage/device/rawSettings.ts'
import { mayBeProtected } from '#src/storage/device/rawTeamKey.ts'
import { read, write } from '#src/storage/core/transactions.ts'
import { countUnknownTry, digestOf } from './unknownEmailAttempts.ts'

/** The facts that anyone at the candidate's address may see before signing in. */
export interface Invitation {
  assessmentId: string
  versionId: string
  title: string
  introduction?: AuthoredText
  /** An estimate (rule R4). */
  minutes: number
  /** What people needed, once enough have submitted (rule R8). */
  usualMinutes?: number
  /** Without anybody's extra time; null if no time limit applies. */
  limits: LimitFacts | null
  isLimited: boolean
  questions: QuestionCount
  /** Kinds of question, without duplicates. */
  kinds: QuestionKind[]
  layout: Settings['layout']
  language: string
  /** The languages to choose from; the assessment's own comes first. */
  languages: { language: string; title: string; introduction?: AuthoredText }[]
  /** Closed to new candidates; somebody on this device may still finish what they started. */
  onlyToFinish: boolean
  /** Whose pages these are. */
  company?: Company
}

/** The newest published version of an assessment, reduced to what anyone may know. */
export async function getInvitation(
  assessmentId: string,
  now: Date = new Date(),
): Promise<Result<Invitation, NotFound | { kind: 'closed' } | StorageFailure>> {
  try {
    return await read(hiring, ['Assessments', 'Responses'], async (stores) => {
      const assessment = await getWhole(stores, partialAssessments, assessmentId)
      if (!assessment.ok) return assessment
      const version = await newestVersion(stores, assessment.value)
      if (!version.ok) return version
      const open = isOpen(assessment.value, now)
      if (!open && !(await someoneIsUnfinished(stores, assessmentId))) {
        return failed({ kind: 'closed' })
      }
      return done(invitationTo(version.value, !open))
    })
  } catch (error) {
    return failed(failureOf(error))
  }
}

/**
 * Signs a candidate in with email and access code, both as typed. An unknown email and a wrong code
 * get the same response and the same delays: five attempts, then growing pauses. Until `until` no
 * code is checked, not even the right one.
 */
export async function identify({
  assessmentId,
  email,
  code,
  now,
  harden = hardenHere,
}: {
  assessmentId: string
  email: string
  code: string
  now: Date
  /** The key derivation for protected mode. */
  harden?: Harden
}): Promise<
  Result<
    { candidateId: string },
    { kind: 'no-match' } | { kind: 'wait'; until: string } | StorageFailure
  >
> {
  // Without the marks that come along when text is copied from a right-to-left message.
  const address = withoutUnseen(email).trim().toLowerCase()
  const typed = normaliseAccessCode(code)
  // Computed for known emails too, so that the time taken reveals nothing.
  const digest = await digestOf(assessmentId, address)
  const known = await write(hiring, ['Candidates'], async (stores) => {
    const invited = await invitedAs(stores, address, assessmentId)
    if (invited.length === 0) return done({ kind: 'unknown' } as const)
    return done(await tryCode(stores, invited, typed, now))
  })
  if (!known.ok) return known
  if (known.value.kind === 'match') return done({ candidateId: known.value.candidateId })
  if (known.value.kind === 'verify') {
    const { whoseCode } = await import('./verifying.ts')
    const candidateId = await whoseCode(known.value.verify, typed, harden)
    if (candidateId === null) return failed(known.value.otherwise)
    return write(hiring, ['Candidates'], async (stores) => {
      await acceptCode(stores, await invitedAs(stores, address, assessmentId))
      return done({ candidateId })
    })
  }
  if (known.value.kind !== 'unknown') return failed(known.value)
  const counted = await countUnknownTry(digest, now)
  if (!counted.ok) return counted
  const { until, isChecked } = counted.value
  // As long as a code of a known email takes, which isn't checked either while it must wait. Not if
  // it can't be told.
  if (isChecked && (await mayBeProtected().catch(() => false))) {
    const { hardenInVain } = await import('./verifying.ts')
    await hardenInVain(typed, harden)
  }
  return failed(until === null ? { kind: 'no-match' } : { kind: 'wait', until })
}

/** On this thread; only tests do without a worker. */
const hardenHere: Harden = async (...asked) => {
  const { hardened } = await import('#src/storage/vault/argon2id.ts')
  return hardened(...asked)
}

/** How long a session opened by staff waits for the candidate's page. */
const HANDOVER_MS = 2 * 60_000

/** The candidate whose session staff have just opened, or null. It can only be used once. */
export async function acceptHandover(
  assessmentId: string,
  now: Date = new Date(),
): Promise<string | null> {
  const taken = await write(device, [SETTINGS], async (stores) => {
    const offer = await getSetting(stores, 'handover')
    if (offer?.assessmentId !== assessmentId) return done(null)
    await stores.remove(SETTINGS, 'handover')
    const age = now.getTime() - new Date(offer.at).getTime()
    return done(age >= 0 && age <= HANDOVER_MS ? offer.candidateId : null)
  })
  return taken.ok ? taken.value : null
}

/**
 * A session opened by staff: by the email candidates know that it is theirs, by the code they
 * unlock it later.
 */
export type OpenedFor = {
  candidateId: string
  /** Masked (rule N1). */
  email: string
  /** Absent in protected mode, where this page can't read it. */
  code?: string
}

/** Undefined if the record can't be read, or nothing is assigned. */
export async function openedFor(candidateId: string): Promise<OpenedFor | undefined> {
  const stored = await readOne(partialCandidates, candidateId)
  if (stored?.kind !== 'whole') return undefined
  const { email, assignment } = stored.value
  if (assignment === undefined) return undefined
  const code = 'code' in assignment ? { code: assignment.code } : {}
  return { candidateId, email: maskedEmail(email), ...code }
}

/** The stored email of a candidate; undefined if the record can't be read. */
export async function emailOf(candidateId: string): Promise<string | undefined> {
  const stored = await readOne(partialCandidates, candidateId)
  return stored?.kind === 'whole' ? stored.value.email : undefined
}

/** Finished or not; null if there is none. Rejects with what storage threw. */
export function getResponse(candidateId: string): Promise<Stored<PartialResponse> | null> {
  return readOne(partialResponses, candidateId)
}

function readOne<T>(kind: RecordKind<T>, id: string): Promise<Stored<T> | null> {
  return read(hiring, [kind.store], (stores) => getStored(stores, kind, id))
}
