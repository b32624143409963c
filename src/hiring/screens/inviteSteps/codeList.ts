import { formatAccessCode } from '#src/storage/vault/accessCode.ts'

/** All codes as text, for a message or a document. */
export function codeList(
  title: string,
  address: string,
  people: readonly { name: string; email: string; code: string }[],
): string {
  const lines = people.map(
    ({ name, email, code }) => `${name} (${email}): ${formatAccessCode(code)}`,
  )
  return [title, address, '', ...lines].join('\n')
}
