/** The shapes of what is sealed, and of the keys that open it. Bytes are base64url without padding. */

import * as z from 'zod/mini'

import { atLeastOneSchema } from './base.ts'

export const bytesSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]*$/))

/** How a passphrase or a code was made into a key: Argon2id (RFC 9106), version 1.3. */
export const hardeningSchema = z.strictObject({
  salt: bytesSchema,
  memoryKiB: z.int().check(z.minimum(8)),
  passes: atLeastOneSchema,
  lanes: atLeastOneSchema,
})
export type Hardening = z.infer<typeof hardeningSchema>

/** AES-256-GCM; the ciphertext ends with its tag of 16 bytes. */
export const encryptedSchema = z.strictObject({ iv: bytesSchema, ciphertext: bytesSchema })
export type Encrypted = z.infer<typeof encryptedSchema>

/** HPKE in base mode (RFC 9180): X25519, HKDF-SHA-256, AES-256-GCM. */
export const sealedSchema = z.strictObject({
  /** The id of the team key that opens it. */
  kid: z.string(),
  /** The encapsulated key. */
  enc: bytesSchema,
  ciphertext: bytesSchema,
})
export type Sealed = z.infer<typeof sealedSchema>

/** A key under a passphrase or a code that people remember or read. */
export const lockedSchema = z.strictObject({ ...encryptedSchema.shape, hardening: hardeningSchema })
export type Locked = z.infer<typeof lockedSchema>

/** The key of one attempt: for the candidate, locked with the access code, and for the team. */
export const draftKeysSchema = z.strictObject({ byCode: lockedSchema, byTeam: sealedSchema })
export type DraftKeys = z.infer<typeof draftKeysSchema>

/** A code can be compared with it, and not be read from it. */
export const codeVerifierSchema = z.strictObject({ hardening: hardeningSchema, hash: bytesSchema })
export type CodeVerifier = z.infer<typeof codeVerifierSchema>
