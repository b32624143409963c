/** How one attempt is sealed in protected mode. The candidate's page loads this only there. */
import type { Answers } from '#schemas/answer.ts'
import { answersSchema } from '#schemas/answer.ts'
import { type Activity, activitySchema } from '#schemas/activity.ts'
import { markedSchema, type ProtectedCurrent, type SubmittedAnswers } from '#schemas/attempt.ts'
import type { Result } from '#schemas/result.ts'
import type { DraftKeys, Encrypted } from '#schemas/sealing.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import {
  activityContext,
  draftContext,
  fileContext,
  markedContext,
} from '#src/storage/sealing/contexts.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import { createDraftKey, draftKeyByCode } from '#src/storage/vault/draftKey.ts'
import { decryptFile, encryptFile, type FileContent } from '#src/storage/vault/files/sealedFile.ts'
import { decryptValue, encryptValue } from '#src/storage/vault/sealedValue.ts'
import { publicKeyOf } from '#src/storage/vault/publicKey.ts'

import { sealAnswers, type SealedAnswers } from './sealedAnswers.ts'
import { createSealedDraft, type Marked, type SealedDraft } from './sealedDraft.ts'

/** The email and code that a candidate signed in with. In memory only. */
export interface Credentials {
  /** The access code as typed. */
  code: string
  harden: Harden
}

/** Seals and opens what belongs to one attempt, with its own key. In memory only. */
export interface AttemptSeal {
  attemptId: string
  keys: DraftKeys
  encryptAnswers(answers: Answers): Promise<Encrypted>
  encryptActivity(activity: Activity): Promise<Encrypted>
  encryptMarked(marked: readonly string[]): Promise<Encrypted>
  /** Keeps the attempt sealed as it changes; `now` gives it and its mark. */
  keepSealed(now: () => Marked): SealedDraft
  /** Null if they were changed or moved here from elsewhere. */
  decryptAnswers(draft: Encrypted): Promise<Answers | null>
  /** Null if the activity was changed or moved here from elsewhere. */
  decryptActivity(sealed: Encrypted): Promise<Activity | null>
  /** Null if they were changed or moved here from elsewhere. */
  decryptMarked(sealed: Encrypted): Promise<string[] | null>
  /** For the team alone: this page can't open it again. Null if the response can't be read. */
  sealSubmitted(
    candidateId: string,
    submitted: SubmittedAnswers,
  ): Promise<Result<SealedAnswers | null, StorageFailure>>
  encryptFile(fileId: string, content: FileContent): Promise<{ iv: string; bytes: ArrayBuffer }>
  decryptFile(fileId: string, file: { iv: string; bytes: ArrayBuffer }): Promise<FileContent | null>
}

/** For an attempt that has no key yet. */
export async function newSeal(
  attemptId: string,
  team: TeamKey,
  { code, harden }: Credentials,
): Promise<AttemptSeal> {
  const asked = { code, harden, team: publicKeyOf(team) }
  const { key, stored } = await createDraftKey(attemptId, asked)
  return sealWith(key, { attemptId, keys: stored, team })
}

/** For an attempt that was sealed before; null if it is not its code. */
export async function sealOf(
  { attemptId, keys }: ProtectedCurrent,
  team: TeamKey,
  { code, harden }: Credentials,
): Promise<AttemptSeal | null> {
  const key = await draftKeyByCode(attemptId, keys, code, harden)
  return key && sealWith(key, { attemptId, keys, team })
}

function sealWith(
  key: CryptoKey,
  { attemptId, keys, team }: { attemptId: string; keys: DraftKeys; team: TeamKey },
): AttemptSeal {
  const encryptAnswers = (answers: Answers) => encryptValue(key, answers, draftContext(attemptId))
  const encryptActivity = (activity: Activity) =>
    encryptValue(key, activity, activityContext(attemptId))
  const encryptMarked = (marked: readonly string[]) =>
    encryptValue(key, marked, markedContext(attemptId))
  return {
    attemptId,
    keys,
    encryptAnswers,
    encryptActivity,
    encryptMarked,
    keepSealed: (now) =>
      createSealedDraft({ keys, encryptAnswers, encryptActivity, encryptMarked }, now),
    async decryptAnswers(draft) {
      const opened = await decryptValue(key, draft, draftContext(attemptId))
      const checked = answersSchema.safeParse(opened)
      return checked.success ? checked.data : null
    },
    async decryptActivity(sealed) {
      const opened = await decryptValue(key, sealed, activityContext(attemptId))
      const checked = activitySchema.safeParse(opened)
      return checked.success ? checked.data : null
    },
    async decryptMarked(sealed) {
      const opened = await decryptValue(key, sealed, markedContext(attemptId))
      const checked = markedSchema.safeParse(opened)
      return checked.success ? checked.data : null
    },
    sealSubmitted: (candidateId, submitted) =>
      sealAnswers(submitted, { candidateId, attemptId, byTeam: keys.byTeam }, team),
    encryptFile: (fileId, content) => encryptFile(key, content, fileContext(attemptId, fileId)),
    decryptFile: (fileId, file) => decryptFile(key, file, fileContext(attemptId, fileId)),
  }
}
