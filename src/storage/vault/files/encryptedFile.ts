/**
 * Files encrypted with a passphrase in the age format (https://age-encryption.org/v1), which the
 * `age` tool reads and writes too. The passphrase becomes a key with scrypt (2 to the power of 18,
 * 256 MiB), which takes a second or two: call it in a worker.
 */
import { Decrypter, Encrypter } from 'age-encryption'

import { done, failed, type Result } from '#schemas/result.ts'

/** `wrong`: another passphrase. `damaged`: changed or cut off, or not in the age format. */
export interface CannotDecrypt {
  kind: 'wrong' | 'damaged'
}

/**
 * The encrypted file. The passphrase is used to the letter; `normalisePassphrase` gives the form
 * that two keyboards agree on.
 */
export async function encryptFile(file: Blob, passphrase: string): Promise<Blob> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return new Response(await encrypter.encrypt(file.stream())).blob()
}

/** Decrypts a file that `encryptFile`, or the `age` tool with a passphrase, encrypted. */
export async function decryptFile(
  file: Blob,
  passphrase: string,
): Promise<Result<Blob, CannotDecrypt>> {
  if (!(await hasShortHeader(file))) return failed({ kind: 'damaged' })
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return done(await new Response(await decrypter.decrypt(file.stream())).blob())
  } catch (error) {
    const isWrong = error instanceof Error && error.message === NONE_FITS
    return failed({ kind: isWrong ? 'wrong' : 'damaged' })
  }
}

/**
 * Whether the header, which ends with a line that starts with three hyphens, is as short as that of
 * any file for a passphrase. The library takes minutes for one with millions of recipients.
 */
async function hasShortHeader(file: Blob): Promise<boolean> {
  return (await file.slice(0, MOST_OF_HEADER).text()).includes('\n---')
}

/** In bytes; one recipient takes about 150. */
const MOST_OF_HEADER = 16 * 1024

/** How the library says that the key of the file was not encrypted with this passphrase. */
const NONE_FITS = "no identity matched any of the file's recipients"
