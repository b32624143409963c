/**
 * How a file is encrypted, by how it starts: with a passphrase, in another way that age has (for a
 * key, or as lines of letters), or not at all.
 */
export type FileEncryption = 'passphrase' | 'other' | 'none'

/** Rejects if the file can't be read, for example because it was moved. */
export async function fileEncryption(file: Blob): Promise<FileEncryption> {
  const start = await file.slice(0, PASSPHRASE.length).text()
  if (start === PASSPHRASE) return 'passphrase'
  return start.startsWith(ANY) || start.startsWith(LETTERS) ? 'other' : 'none'
}

const ANY = 'age-encryption.org/'
const LETTERS = '-----BEGIN AGE ENCRYPTED'
/** Nothing else can open a file that starts like this: the format allows no second way beside it. */
const PASSPHRASE = `${ANY}v1\n-> scrypt `
