/** The requirement of each format for a trimmed text that is not blank. */
export const readsAs = {
  email: isEmail,
  phone: isPhone,
  url: isUrl,
} as const

/**
 * The pattern of a valid email address from the HTML standard, which `<input type="email">` uses:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

const PHONE = /^\+?[\p{Nd}\s()./-]+(?:(?:x|ext\.?|#)\s*\p{Nd}{1,6})?$/iu
const EXTENSION = /(?:x|ext\.?|#)\s*\p{Nd}+$/iu

/**
 * Numbers are written in too many ways to be strict: digits of any script, separated by spaces,
 * dots, slashes, hyphens and brackets, with an optional leading plus and extension. Before the
 * extension there are 5 to 15 digits, the most that an international number (E.164) can have.
 */
function isPhone(text: string): boolean {
  if (!PHONE.test(text)) return false
  const digits = [...text.replace(EXTENSION, '').replace(/\P{Nd}/gu, '')].length
  return digits >= 5 && digits <= 15
}

/** An absolute web address: http or https, a host, no white space. */
function isUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]\S*$/i.test(text)) return false
  try {
    return new URL(text).hostname !== ''
  } catch {
    return false
  }
}

/** A bare address: `www.example.org`, `github.com/ada`. No name of a person: `Ada.Lovelace`. */
const BARE =
  /^(?:[Ww]{3}\.)?(?:[\p{Ll}\p{Lo}\p{Nd}-]+\.)+[\p{Ll}\p{Lo}]{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** The web address that a field stores: https:// is added to a bare one (rule L23). */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return BARE.test(address) ? `https://${address}` : typed
}
