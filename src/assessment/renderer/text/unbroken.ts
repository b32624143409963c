const UNBROKEN = /\S{500}/u

/**
 * For the attribute of the element around a text, whose style turns kerning off. Where words are
 * kerned, Chromium shapes an unbroken one again from its start for each of its lines: 20,000
 * characters take ten seconds.
 */
export function unbroken(text: string): true | undefined {
  return UNBROKEN.test(text) || undefined
}
