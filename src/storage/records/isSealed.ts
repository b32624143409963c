import { fieldOf } from '#src/storage/core/rawField.ts'

/**
 * Whether a stored record of hiring, or a step in the history of a draft, has a sealed part. No schema
 * has validated it yet.
 */
export function isSealed(raw: unknown): boolean {
  return partsOf(raw).some((part) => typeof fieldOf(part, 'ciphertext') === 'string')
}

/** Whether a stored file is encrypted. */
export function isFileEncrypted(raw: unknown): boolean {
  return typeof fieldOf(raw, 'iv') === 'string'
}

/** Wherever a record of some kind can have one (sealing/codecs.ts). */
function partsOf(raw: unknown): unknown[] {
  return [
    ...['content', 'sealedDefinition', 'judgement'].map((name) => fieldOf(raw, name)),
    fieldOf(fieldOf(raw, 'assignment'), 'sealedCode'),
    fieldOf(fieldOf(raw, 'current'), 'draft'),
    ...listOf(raw, 'notes').map((note) => fieldOf(note, 'sealedText')),
    ...listOf(raw, 'attempts').map((attempt) => fieldOf(attempt, 'sealed')),
  ]
}

function listOf(raw: unknown, name: string): unknown[] {
  const list = fieldOf(raw, name)
  return Array.isArray(list) ? list : []
}
