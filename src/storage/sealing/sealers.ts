/** How the parts of records are sealed. */
import { draftKeysSchema, encryptedSchema, sealedSchema } from '#schemas/sealing.ts'
import { verifierOf } from '#src/storage/vault/codeVerifier.ts'
import type { Context } from '#src/storage/vault/context.ts'
import { draftKeyByTeam } from '#src/storage/vault/draftKey.ts'
import { decryptValue, encryptValue, openValue, sealValue } from '#src/storage/vault/sealedValue.ts'

import { activityContext, draftContext, markedContext, submittedContext } from './contexts.ts'
import type { OpenKeys } from './openKeys.ts'
import type { Sealer } from './sealedParts.ts'

/** Encrypts with the staff key the parts that only staff write. */
export function staffSealer({ staffKey }: OpenKeys, ...ids: string[]): Sealer {
  const context: Context = ['staff', ...ids]
  return {
    idOf: ivOf,
    async open(sealed) {
      const checked = encryptedSchema.safeParse(sealed)
      return checked.success ? decryptValue(staffKey, checked.data, context) : undefined
    },
    seal: (plain) => encryptValue(staffKey, plain, context),
  }
}

/** An access code, which candidates' pages compare without reading it. */
export function codeSealer(keys: OpenKeys, candidateId: string): Sealer {
  const sealer = staffSealer(keys, 'code', candidateId)
  return {
    idOf: (sealed) => ivOf(field(sealed, 'sealedCode')),
    open: (sealed) => sealer.open(field(sealed, 'sealedCode')),
    async seal(code) {
      const verifier = await verifierOf(String(code), keys.harden)
      return { verifier, sealedCode: await sealer.seal(code) }
    },
  }
}

/** Seals a candidate's submission to the team's public key. */
export function submittedSealer(
  { kid, publicKey, privateKey }: OpenKeys,
  whose: Parameters<typeof submittedContext>[0],
): Sealer {
  const context = submittedContext(whose)
  return {
    idOf: (sealed) => field(sealed, 'enc'),
    async open(sealed) {
      const checked = sealedSchema.safeParse(sealed)
      return checked.success ? openValue(privateKey, checked.data, context) : undefined
    },
    seal: (plain) => sealValue({ kid, publicKey }, plain, context),
  }
}

/** The answers of an attempt in progress, as `{ draft, keys }`. Only its own page seals them. */
export function draftSealer(keys: OpenKeys, attemptId: string): Sealer {
  return ownSealer(keys, attemptId, { field: 'draft', context: draftContext(attemptId) })
}

/** Seals the observed activity of an attempt in progress, as `{ sealedActivity, keys }`. */
export function activitySealer(keys: OpenKeys, attemptId: string): Sealer {
  return ownSealer(keys, attemptId, {
    field: 'sealedActivity',
    context: activityContext(attemptId),
  })
}

/** Seals the marked questions of an attempt in progress, as `{ sealedMarked, keys }`. */
export function markedSealer(keys: OpenKeys, attemptId: string): Sealer {
  return ownSealer(keys, attemptId, { field: 'sealedMarked', context: markedContext(attemptId) })
}

function ownSealer(
  { privateKey }: OpenKeys,
  attemptId: string,
  part: { field: string; context: Context },
): Sealer {
  return {
    idOf: (sealed) => ivOf(field(sealed, part.field)),
    async open(sealed) {
      const draft = encryptedSchema.safeParse(field(sealed, part.field))
      const keys = draftKeysSchema.safeParse(field(sealed, 'keys'))
      if (!draft.success || !keys.success) return undefined
      const key = await draftKeyByTeam(attemptId, keys.data.byTeam, privateKey)
      return key === null ? undefined : decryptValue(key, draft.data, part.context)
    },
    seal: () => Promise.reject(new Error('Only its own page writes an attempt in progress')),
  }
}

function ivOf(sealed: unknown): unknown {
  return field(sealed, 'iv')
}

function field(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : undefined
}
