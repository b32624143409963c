import { expect, test } from 'vitest'

import { decryptFile, encryptFile } from '#src/storage/vault/files/encryptedFile.ts'
import { fileEncryption } from '#src/storage/vault/files/fileEncryption.ts'

const PASSPHRASE = 'lamp river seven'
const TEXT = 'Zdravstvuj, 世界 👋\n'

/** `age -p`, version 1.1.1, with the passphrase and the text above. */
const BY_AGE = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBiU2xZN0tINTRVUmFTOFkyQjM4RnBnIDE4ClFYQW1zWEdRa1JyNm5neUJx' +
    'ZnFTRzl2ZjVsVVhneElwZitSSGJ0bzNqNmMKLS0tIEY3NWY1K1k4U2MwcExZcVhQWFlhNjJTS29DMkFnUjlzYUlIN0Q2SVlodDQK' +
    'yQ9mzZ72aBw3GXqselYJIj7gIJgFPf/2de6+P3wwy89jFP+v6wZw1K50blCwFNs4KRAaq7abA1s=',
  'base64',
)

/** Two and a half chunks of the format, which are 64 KiB. */
const long = new Blob([new Uint8Array(160 * 1024).map((_, at) => at % 251)])

async function opened(file: Blob, passphrase = PASSPHRASE) {
  const result = await decryptFile(file, passphrase)
  return result.ok ? new Uint8Array(await result.value.arrayBuffer()) : result.error.kind
}

test('opens what the age tool encrypted', async () => {
  const file = new Blob([BY_AGE])
  expect(await fileEncryption(file)).toBe('passphrase')
  expect(await opened(file)).toEqual(new TextEncoder().encode(TEXT))
})

test('opens what it encrypted itself, which holds nothing of the file', async () => {
  const file = await encryptFile(long, PASSPHRASE)
  // The last chunk is half a one, so this is cut between two of them.
  expect(await opened(file.slice(0, file.size - (32 * 1024 + 16)))).toBe('damaged')
  expect(await fileEncryption(file)).toBe('passphrase')
  expect(await opened(file)).toEqual(new Uint8Array(await long.arrayBuffer()))
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.includes(Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]))).toBe(false)
  expect(bytes.includes(PASSPHRASE)).toBe(false)
})

test('another passphrase is wrong, and not damage', async () => {
  expect(await opened(new Blob([BY_AGE]), 'Lamp river seven')).toBe('wrong')
})

test('a cut and a changed byte are damage', async () => {
  const last = BY_AGE.length - 1
  expect(await opened(new Blob([BY_AGE.subarray(0, last)]))).toBe('damaged')
  const changed = BY_AGE.map((byte, at) => (at === last - 20 ? byte ^ 1 : byte))
  expect(await opened(new Blob([changed]))).toBe('damaged')
})

test('a header longer than any for a passphrase is damage, and is not read', async () => {
  const recipients = (count: number) =>
    `age-encryption.org/v1\n${`-> X25519 ${'A'.repeat(43)}\n${'A'.repeat(43)}\n`.repeat(count)}--- ${'A'.repeat(43)}\n`
  expect(await opened(new Blob([recipients(1)]))).toBe('wrong')
  expect(await opened(new Blob([recipients(1000)]))).toBe('damaged')
})

test.each([
  ['other', 'age-encryption.org/v1\n-> X25519 abc\n'],
  ['other', 'age-encryption.org/v2\n-> scrypt abc\n'],
  ['other', '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl'],
  ['none', '{"format":1,"kind":"talentflow-backup"}\n'],
  ['none', ''],
] as const)('%s: %j', async (encryption, text) => {
  expect(await fileEncryption(new Blob([text]))).toBe(encryption)
})
