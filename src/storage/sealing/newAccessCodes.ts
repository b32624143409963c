/** New access codes. In protected mode their verifiers take too long for a transaction. */
import { mintAccessCode } from '#src/storage/vault/randomness.ts'

import { codeName } from './codecs.ts'
import { NeedsParts, prepareAll } from './prepareParts.ts'
import { type OpenKeys, openKeys } from './openKeys.ts'
import { rememberPart } from './sealedParts.ts'
import { codeSealer } from './sealers.ts'

/** A person who gets a code, as stored before the write. */
interface Recipient {
  id: string
  rev: number
  assignment?: { code: string }
}

/** By candidate as they were, so that a transaction that runs again finds the same code. */
const prepared = new Map<string, string>()

/** A new code. Throws `NeedsParts` in protected mode until it was prepared. */
export function newCodeFor(recipient: Recipient): string {
  const keys = openKeys()
  if (!keys?.seals) return mintAccessCode()
  requireCodes([recipient])
  return prepared.get(nameOf(recipient)) ?? mintAccessCode()
}

/** Prepares the codes of all recipients at once rather than one after the other. */
export function requireCodes(recipients: readonly Recipient[]): void {
  const keys = openKeys()
  if (!keys?.seals) return
  const missing = recipients.filter((recipient) => !prepared.has(nameOf(recipient)))
  if (missing.length === 0) return
  throw new NeedsParts(async () => {
    await keys.requireStored()
    await prepareAll(missing.map((recipient) => () => prepare(recipient, keys)))
  })
}

/** Forgets the codes that were prepared. */
export function forgetCodes(): void {
  prepared.clear()
}

async function prepare(recipient: Recipient, keys: OpenKeys): Promise<void> {
  const code = mintAccessCode()
  const sealed = await codeSealer(keys, recipient.id).seal(code)
  rememberPart(codeName(recipient.id), sealed, code)
  prepared.set(nameOf(recipient), code)
}

function nameOf({ id, rev, assignment }: Recipient): string {
  return `${id} ${rev} ${assignment?.code ?? ''}`
}
