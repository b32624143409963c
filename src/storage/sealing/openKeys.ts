/**
 * The team's keys of this page. In memory only: a reload, or `dropKeys`, forgets them. Staff pages
 * set them before anything is read, and show nothing of hiring until then.
 */
import { createListeners } from '#src/base/store.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import type { KeyPair } from '#src/storage/vault/sealing.ts'

export interface OpenKeys {
  kid: string
  publicKey: KeyPair['publicKey']
  privateKey: KeyPair['privateKey']
  /** Follows from the private key (storage/vault/staffKey.ts). */
  staffKey: CryptoKey
  harden: Harden
  /** Before anything is sealed: rejects unless the stored key of the team is this one. */
  requireStored: () => Promise<void>
  /** Whether what is written is sealed. False while protection is being turned off. */
  seals: boolean
}

/** `none`: protection is off, everything is read and written in plain text. */
type Keys = OpenKeys | 'none' | 'dropped'

let keys: Keys = 'none'

export function takeKeys(team: OpenKeys): void {
  keys = team
}

/** Protection was turned off. */
export function takeNoKeys(): void {
  keys = 'none'
}

/** From now on nothing sealed can be read, and nothing that must be sealed can be written. */
export function dropKeys(): void {
  keys = 'dropped'
  dropped.notify()
}

const dropped = createListeners()

/**
 * Calls `forget` when the keys are dropped: what was read with them may not stay. Returns a function that
 * unsubscribes.
 */
export function onKeysDropped(forget: () => void): () => void {
  return dropped.subscribe(forget)
}

/** Null while protection is off. Throws once they were dropped. */
export function openKeys(): OpenKeys | null {
  if (keys === 'dropped') throw new Error('The keys of the team were dropped')
  return keys === 'none' ? null : keys
}

/** Whether this page has the team's keys. */
export function hasKeys(): boolean {
  return keys !== 'none' && keys !== 'dropped'
}

/** The keys with which a worker of this page opens sealed parts; they can be posted to it. */
export type ReadingKeys = Pick<OpenKeys, 'kid' | 'publicKey' | 'privateKey' | 'staffKey'>

/** Null while protection is off. Throws once the keys were dropped. */
export function readingKeys(): ReadingKeys | null {
  const open = openKeys()
  if (open === null) return null
  const { kid, publicKey, privateKey, staffKey } = open
  return { kid, publicKey, privateKey, staffKey }
}

/** In a worker: from now on it reads what is sealed, and can't write. */
export function takeReadingKeys(given: ReadingKeys | null): void {
  const refuse = () => Promise.reject(new Error('A worker only reads'))
  if (given === null) takeNoKeys()
  else takeKeys({ ...given, harden: refuse, requireStored: refuse, seals: true })
}
