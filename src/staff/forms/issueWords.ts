/** The messages of a field whose value the schema rejects. */
export type FieldWords = {
  invalid: string
  /** For a text that is empty; without it, `invalid`. */
  missing?: string
  /** The field's label, if its length is limited: "Title must be 200 characters or fewer". */
  label?: string
}

/** The part of a zod issue that forms need. */
type Issue = {
  path?: readonly PropertyKey[] | undefined
  code?: string | undefined
  origin?: unknown
  maximum?: unknown
  input?: unknown
}

/** The message for each issue. A message from the schema itself takes precedence. */
export function issueWords(words: Readonly<Partial<Record<string, FieldWords>>>) {
  return ({ path, code, origin, maximum, input }: Issue): string | undefined => {
    const field = words[String(path?.[0])]
    if (field === undefined) return undefined
    if (input === '' && field.missing !== undefined) return field.missing
    const isTooLong = code === 'too_big' && origin === 'string'
    if (!isTooLong || field.label === undefined) return field.invalid
    return `${field.label} must be ${String(maximum)} characters or fewer`
  }
}
